#include "designer/faces/serve/http.h"

#include <fmt/format.h>
#include <httplib.h>
#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <nlohmann/json.hpp>
#include <string_view>
#include <thread>
#include <utility>

#include "designer/faces/serve/assets.h"
#include "designer/faces/serve/connections.h"
#include "designer/faces/serve/secret.h"
#include "designer/faces/serve/title_json.h"
#include "designer/format/text/files.h"
#include "engine/base/words.h"

namespace trackwright::serve {

namespace {

constexpr std::size_t largest_body = std::size_t{4} << 20U;
constexpr std::size_t threads = 48;                  // each open page occupies one
constexpr std::size_t workers = 3;                   // that compute answers
constexpr int most_pages = 24;                       // leaves threads free for requests
constexpr std::chrono::seconds heartbeat{20};        // finds closed pages at this interval
constexpr std::chrono::seconds longest_request{10};  // from its first byte to its last
constexpr const char* token_header = "X-Trackwright-Token";

// The library compresses all contents that do not come from a provider. On the same machine or in a local
// network, compression takes longer than the transfer.
void deliver(httplib::Response& response, std::string text, const std::string& type) {
  if (text.empty()) return response.set_content(text, type);
  const auto kept = std::make_shared<const std::string>(std::move(text));
  response.set_content_provider(kept->size(), type,
                                [kept](std::size_t from, std::size_t length, httplib::DataSink& sink) {
                                  return sink.write(kept->data() + from, length);
                                });
}

void send(httplib::Response& response, Reply reply) {
  response.status = reply.status;
  deliver(response, std::move(reply.text), reply.type);
}

// The value of a cookie in the request; empty if the request lacks it.
std::string cookie_of(const httplib::Request& request, const std::string& name) {
  std::string_view rest = request.get_header_value_count("Cookie") == 0
                              ? std::string_view()
                              : std::string_view(request.headers.find("Cookie")->second);
  while (!rest.empty()) {
    const std::string_view one = rest.substr(0, rest.find(';'));
    rest.remove_prefix(std::min(rest.size(), one.size() + 1));
    const std::string_view trimmed = one.substr(std::min(one.size(), one.find_first_not_of(' ')));
    if (trimmed.starts_with(name + "=")) return std::string(trimmed.substr(name.size() + 1));
  }
  return {};
}

// Whether another site, or a page of another program on this machine, caused the request.
bool comes_from_elsewhere(const httplib::Request& request) {
  const std::string site = request.get_header_value("Sec-Fetch-Site");
  return site == "cross-site" || site == "same-site";
}

bool is_own_host(const std::string& host, int port) {
  const std::string behind = fmt::format(":{}", port);
  return host == "127.0.0.1" + behind || host == "localhost" + behind || host == "[::1]" + behind;
}

// Checks the form only, so that no request can read a path. Empty means the title's own theme.
bool is_shipped_theme(const std::string& name) {
  return name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos;
}

// Includes the changes of the map, so that a page with the previous version need not request them.
std::string news_text(const Bench& bench, unsigned before, unsigned now) {
  if (now == before) return ": still here\n\n";
  const std::string news = fmt::format("data: {}\n\n", now);
  if (before == 0) return news;  // a newly opened page requests the whole map
  const Reply map = bench.map(before);
  return map.status == 200 ? fmt::format("event: map\ndata: {}\n\n{}", map.text, news) : news;
}

}  // namespace

void News::tell(unsigned version) {
  const std::scoped_lock lock(guard_);
  version_ = version;
  changed_.notify_all();
}

void News::end() {
  const std::scoped_lock lock(guard_);
  ended_ = true;
  changed_.notify_all();
}

unsigned News::next(unsigned seen) {
  std::unique_lock lock(guard_);
  changed_.wait_for(lock, heartbeat, [&] { return ended_ || version_ != seen; });
  return ended_ ? 0 : version_;
}

struct HttpServer::Hidden {
  httplib::Server server;
  int port = 0;
  std::atomic<bool> begun = false;
  std::atomic<bool> asked_to_stop = false;
  std::atomic<bool> done = false;
  std::atomic<int> pages = 0;
  Connections connections;
  httplib::ThreadPool pool{workers};

  Hidden() = default;
  Hidden(const Hidden&) = delete;
  Hidden& operator=(const Hidden&) = delete;
  ~Hidden() { pool.shutdown(); }

  // Computes on one of few threads, because each drawing thread keeps its own fonts and memory.
  template <class Result>
  Result compute(std::function<Result()> answer) {
    std::packaged_task<Result()> task(std::move(answer));
    auto result = task.get_future();
    pool.enqueue([&task] { task(); });
    return result.get();
  }
};

HttpServer::HttpServer(Bench& bench, News& news, OpenPlace open_place, PrintKit print)
    : bench_(bench),
      news_(news),
      open_place_(std::move(open_place)),
      printing_(std::move(print)),
      key_(random_secret()),
      token_(random_secret()),
      hidden_(std::make_unique<Hidden>()) {
  httplib::Server& server = hidden_->server;
  server.new_task_queue = [] { return new httplib::ThreadPool(threads); };
  server.set_payload_max_length(largest_body);
  // Send the head of an answer before the browser acknowledges the previous answer.
  server.set_tcp_nodelay(true);
  server.set_socket_options(keep_port);
  server.set_default_headers({{"Content-Security-Policy", page_policy},
                              {"X-Content-Type-Options", "nosniff"},
                              {"Referrer-Policy", "no-referrer"},
                              {"Cross-Origin-Resource-Policy", "same-origin"},
                              {"Cache-Control", "no-store"}});
  server.set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
    if (lets_in(request)) return httplib::Server::HandlerResponse::Unhandled;
    send(response, refusal(403, "open the address that `trackwright serve` printed: it contains a key"));
    return httplib::Server::HandlerResponse::Handled;
  });
  // NOLINTNEXTLINE(performance-unnecessary-value-param): the library says how it is called
  server.set_exception_handler([](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
    send(response, refusal(500, "the program failed; please report it"));
  });
  add_page();
  add_reading();
  add_news();
  add_writing();
}

HttpServer::~HttpServer() = default;

std::string HttpServer::address() const {
  return fmt::format("http://127.0.0.1:{}/?key={}", hidden_->port, key_);
}

// The printed address admits a browser, which then carries a cookie. Reject other sites in the same browser,
// foreign names that resolve to this machine, and other users of the machine.
bool HttpServer::lets_in(const httplib::Request& request) const {
  const std::string host = request.get_header_value("Host");
  const std::string origin = request.get_header_value("Origin");
  if (!is_own_host(host, hidden_->port) || !(origin.empty() || origin == "http://" + host)) return false;
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (reads && request.path == "/" && same_secret(request.get_param_value("key"), key_)) return true;
  if (comes_from_elsewhere(request)) return false;
  if (same_secret(request.get_header_value(token_header), token_)) return true;
  return reads && same_secret(cookie_of(request, fmt::format("trackwright-{}", hidden_->port)), key_);
}

void HttpServer::add_page() {
  for (const Asset& one : assets())
    hidden_->server.Get(
        fmt::format("/{}", one.name == "index.html" ? "" : one.name),
        [this, one](const httplib::Request& request, httplib::Response& response) {
          const Connections::Answering answering(hidden_->connections, request.remote_port);
          std::string text(one.text);
          if (one.name == "index.html") {
            text.replace(text.find("{{token}}"), 9, token_);
            text.replace(text.find("{{editor}}"), 10, open_place_ ? "command" : "vscode");
            text.replace(text.find("{{edit}}"), 8, bench_.editing() ? "yes" : "no");
            text.replace(text.find("{{role}}"), 8, "");
            response.set_header(
                "Set-Cookie",
                fmt::format("trackwright-{}={}; HttpOnly; SameSite=Strict; Path=/", hidden_->port, key_));
          }
          deliver(response, std::move(text), std::string(media_type(one.name)));
        });
}

void HttpServer::add_reading() {
  httplib::Server& server = hidden_->server;
  using httplib::Request;
  using httplib::Response;
  const auto get = [&](const char* path, auto answer) {
    server.Get(path, [this, answer](const Request& request, Response& response) {
      const Connections::Answering answering(hidden_->connections, request.remote_port);
      send(response, hidden_->compute<Reply>([&] { return answer(request); }));
    });
  };
  get("/state", [this](const Request&) { return bench_.state(); });
  get("/map", [this](const Request& r) {
    return bench_.map(number_in<unsigned>(r.get_param_value("since")).value_or(0));
  });
  get("/map.svg", [this](const Request&) { return bench_.map_svg(); });
  get("/hex",
      [this](const Request& r) { return bench_.hex(r.get_param_value("id"), r.get_param_value("phase")); });
  get("/tile", [this](const Request& r) { return bench_.tile(r.get_param_value("id")); });
  get("/tile.svg", [this](const Request& r) {
    return bench_.tile_picture(r.get_param_value("id"), number_in(r.get_param_value("rotation")).value_or(0));
  });
  get("/explain", [this](const Request& r) { return bench_.explain(r.get_param_value("check")); });
  get("/study", [this](const Request& r) { return bench_.study(r.get_param_value("topic")); });
  get("/components", [this](const Request&) { return bench_.components(); });
  get("/component", [this](const Request& r) {
    const std::string theme = r.get_param_value("theme");
    if (!is_shipped_theme(theme)) return refusal(400, "there is no such theme");
    return bench_.component(r.get_param_value("id"), theme);
  });
  get("/component.pdf", [this](const Request& r) {
    const std::string theme = r.get_param_value("theme");
    if (!is_shipped_theme(theme)) return refusal(400, "there is no such theme");
    return bench_.component_pdf(r.get_param_value("id"), theme);
  });
  get("/tile-text", [this](const Request& r) {
    return bench_.tile_text_read(r.get_param_value("code"), r.get_param_value("colour"));
  });
  get("/before", [this](const Request& r) { return bench_.before(r.get_param_value("id")); });
  get("/kit", [this](const Request&) { return printing_.state(); });
  get("/positions", [this](const Request&) { return bench_.positions(); });
  get("/position", [this](const Request& r) { return bench_.position(r.get_param_value("name")); });
  get("/boards", [this](const Request&) { return bench_.boards(); });
  get("/games", [this](const Request&) { return bench_.games(); });
  get("/game", [this](const Request& r) { return bench_.game(r.get_param_value("name")); });
}

void HttpServer::add_news() {
  hidden_->server.Get("/news", [this](const httplib::Request& request, httplib::Response& response) {
    if (++hidden_->pages > most_pages) {
      --hidden_->pages;
      return send(response, refusal(503, fmt::format("{} pages are already open", most_pages)));
    }
    const int peer = request.remote_port;
    hidden_->connections.begin(peer);
    const auto seen = std::make_shared<unsigned>(0);
    const auto tell_next = [this, seen](std::size_t, httplib::DataSink& sink) {
      const unsigned before = std::exchange(*seen, news_.next(*seen));
      if (*seen == 0) {
        sink.done();
        return true;
      }
      const std::string text =
          hidden_->compute<std::string>([&] { return news_text(bench_, before, *seen); });
      return sink.write(text.data(), text.size());
    };
    const auto gone = [this, peer](bool) {
      hidden_->connections.end(peer);
      --hidden_->pages;
    };
    response.set_chunked_content_provider("text/event-stream", tell_next, gone);
  });
}

void HttpServer::add_writing() {
  httplib::Server& server = hidden_->server;
  using httplib::Request;
  using httplib::Response;
  const auto post = [&](const char* path, auto answer) {
    server.Post(path, [this, answer](const Request& request, Response& response) {
      const Connections::Answering answering(hidden_->connections, request.remote_port);
      send(response, nested_too_deep(request.body)
                         ? refusal(400, "lists are nested too deeply")
                         : hidden_->compute<Reply>([&] { return answer(request); }));
    });
  };
  post("/table", [this](const Request& r) { return bench_.table(r.body); });
  post("/lays", [this](const Request& r) { return bench_.lays(r.body); });
  post("/play", [this](const Request& r) { return bench_.play(r.body); });
  post("/game", [this](const Request& r) { return bench_.save_game(r.get_param_value("name"), r.body); });
  post("/cure", [this](const Request& r) {
    const Json said = Json::parse(r.body, nullptr, false);
    const bool whole = said.is_object() && said.contains("finding") && said["finding"].is_number_unsigned() &&
                       said.contains("version") && said["version"].is_number_unsigned();
    return whole ? bench_.cure(said["finding"], said["version"])
                 : refusal(400, "the number of the finding is missing");
  });
  post("/position",
       [this](const Request& r) { return bench_.save_position(r.get_param_value("name"), r.body); });
  post("/kit", [this](const Request& r) {
    const std::string theme = r.get_param_value("theme");
    return is_shipped_theme(theme) ? printing_.begin(theme) : refusal(400, "there is no such theme");
  });
  post("/edit", [this](const Request& r) { return bench_.edit(r.body); });
  post("/undo", [this](const Request&) { return bench_.undo(false); });
  post("/redo", [this](const Request&) { return bench_.undo(true); });
  post("/open", [this](const Request& r) {
    const Json said = Json::parse(r.body, nullptr, false);
    const auto is_number = [&](const char* key) { return said[key].is_number_unsigned(); };
    const bool whole = said.is_object() && said.contains("path") && said["path"].is_string() &&
                       said.contains("line") && is_number("line") &&
                       (!said.contains("column") || is_number("column"));
    if (!whole || !open_place_) return refusal(400, "the place to open is missing");
    const bool opened = open_place_(said["path"], said["line"], said.value("column", 1U));
    return opened ? Reply{200, "{}"} : refusal(403, "the path is not a file of the title");
  });
}

int HttpServer::bind(int port) {
  const char* here = "127.0.0.1";
  if (port == 0)
    hidden_->port = std::max(hidden_->server.bind_to_any_port(here), 0);
  else
    hidden_->port = hidden_->server.bind_to_port(here, port) ? port : 0;
  return hidden_->port;
}

// Closes slow connections, and returns memory to the system when no request comes.
void HttpServer::look_after() {
  bool was_used = false;
  for (int beat = 0; !hidden_->done; ++beat) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    if (hidden_->asked_to_stop) Connections::close_all(hidden_->port);
    constexpr int beats_a_second = 50;
    if (beat % beats_a_second != 0) continue;
    hidden_->connections.close_late(hidden_->port, longest_request);
    const bool used = hidden_->connections.used_since_asked();
    if (was_used && !used) ::malloc_trim(0);
    was_used = used;
  }
}

void HttpServer::run() {
  hidden_->begun = true;
  std::thread caretaker([this] { look_after(); });
  if (!hidden_->asked_to_stop) hidden_->server.listen_after_bind();
  hidden_->done = true;
  caretaker.join();
}

void HttpServer::stop() {
  hidden_->asked_to_stop = true;
  // The library ignores stop() until it listens.
  while (hidden_->begun && !hidden_->done && !hidden_->server.is_running())
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  hidden_->server.stop();
}

}  // namespace trackwright::serve
