#include "designer/faces/serve/table_server.h"

#include <fmt/format.h>
#include <httplib.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

#include "designer/faces/serve/assets.h"
#include "designer/faces/serve/connections.h"
#include "designer/faces/serve/http.h"
#include "designer/faces/serve/secret.h"
#include "designer/faces/serve/title_json.h"
#include "designer/format/text/files.h"

namespace trackwright::serve {

namespace {

constexpr std::size_t largest_request = std::size_t{64} << 10U;
constexpr std::size_t table_threads = 64;
constexpr int most_watched = 40;  // pages; each occupies a thread
constexpr std::chrono::seconds patience_of_table{5};

// Players need no places of files, and nobody else's findings.
void remove_places(Json& told) {
  if (told.is_object())
    for (const char* key : {"path", "place"}) told.erase(key);
  if (told.is_structured())
    for (Json& inner : told) remove_places(inner);
}

std::string public_state(const Bench& bench) {
  const Json all = Json::parse(bench.state().text);
  Json told{{"version", all["version"]}, {"folder", "table"},         {"broken", false},
            {"findings", Json::array()}, {"counts", Json::object()},  {"tasks", Json::array()},
            {"parts", Json::array()},    {"waiting", Json::object()}, {"title", all["title"]}};
  remove_places(told);
  return told.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string page_for(const TableRole& role) {
  std::string text(asset("index.html"));
  for (const auto& [what, by] : {std::pair<std::string, std::string>{"{{token}}", ""},
                                 {"{{editor}}", "none"},
                                 {"{{edit}}", "no"},
                                 {"{{role}}", role.word()}})
    text.replace(text.find(what), what.size(), by);
  return text;
}

// A link in a message opens the page; everything else is asked by the page itself.
bool caused_elsewhere(const httplib::Request& request) {
  const std::string site = request.get_header_value("Sec-Fetch-Site");
  return site == "cross-site" || site == "same-site";
}

void give(httplib::Response& response, const Reply& reply) {
  response.status = reply.status;
  response.set_content(reply.text, reply.type);
}

}  // namespace

struct TableServer::Hidden {
  httplib::Server server;
  std::string state;
  std::atomic<bool> begun = false;
  std::atomic<bool> ended = false;
  std::atomic<bool> done = false;
  std::atomic<int> pages = 0;
};

TableServer::TableServer(const Bench& bench, TableGame& game)
    : bench_(bench), game_(game), hidden_(std::make_unique<Hidden>()) {
  const auto add = [&](TableRole role) { links_.push_back({role, "/t/" + random_secret() + "/"}); };
  add({TableRole::Kind::Host, 0});
  for (std::size_t seat = 0; seat < game.players().size(); ++seat) add({TableRole::Kind::Seat, seat});
  add({TableRole::Kind::Watch, 0});
  hidden_->state = public_state(bench);
  httplib::Server& server = hidden_->server;
  server.new_task_queue = [] { return new httplib::ThreadPool(table_threads); };
  server.set_payload_max_length(largest_request);
  server.set_read_timeout(patience_of_table);
  server.set_write_timeout(patience_of_table);
  server.set_tcp_nodelay(true);
  server.set_socket_options(keep_port);
  server.set_default_headers({{"Content-Security-Policy", page_policy},
                              {"X-Content-Type-Options", "nosniff"},
                              {"Referrer-Policy", "no-referrer"},
                              {"Cross-Origin-Resource-Policy", "same-origin"},
                              {"Cache-Control", "no-store"}});
  // NOLINTNEXTLINE(performance-unnecessary-value-param): the library says how it is called
  server.set_exception_handler([](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
    give(response, refusal(500, "the program failed; please report it"));
  });
  add_pages();
  add_news();
}

TableServer::~TableServer() = default;

const TableRole* TableServer::role_of(const std::string& key) const {
  const TableRole* found = nullptr;
  for (const TableLink& link : links_)
    if (same_secret(link.path, "/t/" + key + "/")) found = &link.role;
  return found;
}

void TableServer::add_pages() {
  using httplib::Request;
  using httplib::Response;
  // The first group of each path is the key.
  const auto admitted = [this](const auto& answer) {
    return [this, answer](const Request& request, Response& response) {
      const TableRole* role = role_of(request.matches[1]);
      const bool opens = request.matches.size() < 3 || request.matches[2].length() == 0;
      if (role == nullptr || (!opens && caused_elsewhere(request)))
        return give(response, refusal(404, "this link is not valid: ask the host for a new one"));
      give(response, answer(*role, request));
    };
  };
  httplib::Server& server = hidden_->server;
  server.Get(R"(/t/([0-9a-f]+)/(state|boards|map|tile\.svg))",
             admitted([this](const TableRole&, const Request& request) {
               const std::string what = request.matches[2];
               if (what == "state") return Reply{200, hidden_->state};
               if (what == "boards") return bench_.boards();
               if (what == "map") return bench_.map(0);
               const std::string turn = request.get_param_value("rotation");
               return bench_.tile_picture(
                   request.get_param_value("id"),
                   turn.size() == 1 && turn[0] >= '0' && turn[0] <= '5' ? turn[0] - '0' : 0);
             }));
  server.Get(R"(/t/([0-9a-f]+)/(|[a-z_]+\.(?:js|css)|sans-[a-z]+\.woff2))",
             admitted([](const TableRole& role, const Request& request) {
               const std::string name = request.matches[2];
               if (name.empty()) return Reply{200, page_for(role), std::string(media_type("index.html"))};
               const std::string_view text = asset(name);
               if (text.empty()) return refusal(404, "there is nothing");
               return Reply{200, std::string(text), std::string(media_type(name))};
             }));
  server.Post(R"(/t/([0-9a-f]+)/(play))", admitted([this](const TableRole& role, const Request& request) {
                if (nested_too_deep(request.body)) return refusal(400, "lists are nested too deeply");
                return game_.answer(role, request.body);
              }));
}

// Tells the pages that the game has changed.
void TableServer::add_news() {
  hidden_->server.Get(R"(/t/([0-9a-f]+)/(news))", [this](const httplib::Request& request,
                                                         httplib::Response& response) {
    if (role_of(request.matches[1]) == nullptr || caused_elsewhere(request))
      return give(response, refusal(404, "this link is not valid: ask the host for a new one"));
    if (++hidden_->pages > most_watched) {
      --hidden_->pages;
      return give(response, refusal(503, "too many pages are open"));
    }
    const auto seen = std::make_shared<unsigned>(0);
    const auto tell_next = [this, seen](std::size_t, httplib::DataSink& sink) {
      constexpr int beats = 200;  // 100 ms each, until a sign of life finds closed pages
      for (int beat = 0; beat < beats && !hidden_->ended && game_.version() == *seen; ++beat)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
      if (hidden_->ended) {
        sink.done();
        return true;
      }
      const unsigned before = std::exchange(*seen, game_.version());
      const std::string text = before == *seen ? ": still here\n\n" : fmt::format("data: {}\n\n", *seen);
      return sink.write(text.data(), text.size());
    };
    response.set_chunked_content_provider("text/event-stream", tell_next, [this](bool) { --hidden_->pages; });
  });
}

int TableServer::bind(const std::string& address, int port) {
  if (port == 0) return std::max(hidden_->server.bind_to_any_port(address), 0);
  return hidden_->server.bind_to_port(address, port) ? port : 0;
}

void TableServer::run() {
  hidden_->begun = true;
  if (!hidden_->ended) hidden_->server.listen_after_bind();
  hidden_->done = true;
}

void TableServer::stop() {
  hidden_->ended = true;
  // The library ignores stop() until it listens.
  while (hidden_->begun && !hidden_->done && !hidden_->server.is_running())
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  hidden_->server.stop();
}

}  // namespace trackwright::serve
