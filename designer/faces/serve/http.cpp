#include "designer/faces/serve/http.h"

#include <fmt/format.h>
#include <httplib.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <exception>
#include <nlohmann/json.hpp>
#include <random>
#include <thread>
#include <utility>

#include "designer/faces/serve/assets.h"
#include "designer/faces/serve/title_json.h"

namespace trackwright::serve {

namespace {

constexpr std::size_t largest_body = std::size_t{4} << 20U;
constexpr std::size_t threads = 48;            // each page that is open keeps one
constexpr std::chrono::seconds heartbeat{20};  // so often a page that is gone is noticed

// Styles of SVG stand in attributes; scripts are ours alone.
constexpr const char* policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

std::string random_token() {
  std::random_device random;
  std::string token;
  for (int i = 0; i < 8; ++i) token += fmt::format("{:08x}", random());
  return token;
}

template <class Number>
Number number_in(const std::string& text, Number otherwise) {
  Number number = otherwise;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? number : otherwise;
}

void send(httplib::Response& response, const Reply& reply) {
  response.status = reply.status;
  response.set_content(reply.text, reply.type);
}

bool is_own_host(const std::string& host, int port) {
  const std::string behind = fmt::format(":{}", port);
  return host == "127.0.0.1" + behind || host == "localhost" + behind || host == "[::1]" + behind;
}

// By its form: no path is read because a page asks for it. Empty is the title's own.
bool is_shipped_theme(const std::string& name) {
  return name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos;
}

// What of the map has changed goes along, so that a page that has the rest of it need not ask first.
std::string news_text(const Bench& bench, unsigned before, unsigned now) {
  if (now == before) return ": still here\n\n";
  const std::string news = fmt::format("data: {}\n\n", now);
  if (before == 0) return news;  // a page that has just been opened asks for all of it
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
};

HttpServer::HttpServer(Bench& bench, News& news, OpenPlace open_place, PrintKit print)
    : bench_(bench),
      news_(news),
      open_place_(std::move(open_place)),
      printing_(std::move(print)),
      token_(random_token()),
      hidden_(std::make_unique<Hidden>()) {
  httplib::Server& server = hidden_->server;
  server.new_task_queue = [] { return new httplib::ThreadPool(threads); };
  server.set_payload_max_length(largest_body);
  // An answer's head is not kept back until the browser has told that it had the one before.
  server.set_tcp_nodelay(true);
  server.set_socket_options([](socket_t socket) {
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
  server.set_default_headers({{"Content-Security-Policy", policy},
                              {"X-Content-Type-Options", "nosniff"},
                              {"Referrer-Policy", "no-referrer"},
                              {"Cross-Origin-Resource-Policy", "same-origin"},
                              {"Cache-Control", "no-store"}});
  // Another page in the same browser, or a name that was made to lead here, gets nothing.
  server.set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
    const std::string host = request.get_header_value("Host");
    const std::string origin = request.get_header_value("Origin");
    const bool own = is_own_host(host, hidden_->port) && (origin.empty() || origin == "http://" + host);
    const bool reads = request.method == "GET" || request.method == "HEAD";
    const bool allowed = reads || request.get_header_value("X-Trackwright-Token") == token_;
    if (own && allowed) return httplib::Server::HandlerResponse::Unhandled;
    send(response, refusal(403, "this page is not asked from there"));
    return httplib::Server::HandlerResponse::Handled;
  });
  // NOLINTNEXTLINE(performance-unnecessary-value-param): the library says how it is called
  server.set_exception_handler([](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
    send(response, refusal(500, "this should not have happened, please report it"));
  });
  add_reading();
  add_writing();
}

HttpServer::~HttpServer() = default;

void HttpServer::add_reading() {
  httplib::Server& server = hidden_->server;
  using httplib::Request;
  using httplib::Response;
  for (const Asset& one : assets())
    server.Get(fmt::format("/{}", one.name == "index.html" ? "" : one.name),
               [this, one](const Request&, Response& response) {
                 std::string text(one.text);
                 if (one.name == "index.html") {
                   text.replace(text.find("{{token}}"), 9, token_);
                   text.replace(text.find("{{editor}}"), 10, open_place_ ? "command" : "vscode");
                   text.replace(text.find("{{edit}}"), 8, bench_.editing() ? "yes" : "no");
                 }
                 response.set_content(text, std::string(media_type(one.name)));
               });
  const auto get = [&](const char* path, auto answer) {
    server.Get(path,
               [answer](const Request& request, Response& response) { send(response, answer(request)); });
  };
  get("/state", [this](const Request&) { return bench_.state(); });
  get("/map", [this](const Request& r) { return bench_.map(number_in(r.get_param_value("since"), 0U)); });
  get("/map.svg", [this](const Request&) { return bench_.map_svg(); });
  get("/hex",
      [this](const Request& r) { return bench_.hex(r.get_param_value("id"), r.get_param_value("phase")); });
  get("/tile", [this](const Request& r) { return bench_.tile(r.get_param_value("id")); });
  get("/tile.svg", [this](const Request& r) {
    return bench_.tile_picture(r.get_param_value("id"), number_in(r.get_param_value("rotation"), 0));
  });
  get("/explain", [this](const Request& r) { return bench_.explain(r.get_param_value("check")); });
  get("/components", [this](const Request&) { return bench_.components(); });
  get("/component", [this](const Request& r) {
    const std::string theme = r.get_param_value("theme");
    if (!is_shipped_theme(theme)) return refusal(400, "there is no such theme");
    return bench_.component(r.get_param_value("id"), theme);
  });
  get("/tile-text", [this](const Request& r) {
    return bench_.tile_text_read(r.get_param_value("code"), r.get_param_value("colour"));
  });
  get("/before", [this](const Request& r) { return bench_.before(r.get_param_value("id")); });
  get("/kit", [this](const Request&) { return printing_.state(); });
  get("/positions", [this](const Request&) { return bench_.positions(); });
  get("/position", [this](const Request& r) { return bench_.position(r.get_param_value("name")); });
  get("/games", [this](const Request&) { return bench_.games(); });
  get("/game", [this](const Request& r) { return bench_.game(r.get_param_value("name")); });
  server.Get("/news", [this](const Request&, Response& response) {
    const auto seen = std::make_shared<unsigned>(0);
    const auto tell_next = [this, seen](std::size_t, httplib::DataSink& sink) {
      const unsigned before = std::exchange(*seen, news_.next(*seen));
      if (*seen == 0) {
        sink.done();
        return true;
      }
      const std::string text = news_text(bench_, before, *seen);
      return sink.write(text.data(), text.size());
    };
    response.set_chunked_content_provider("text/event-stream", tell_next);
  });
}

void HttpServer::add_writing() {
  httplib::Server& server = hidden_->server;
  using httplib::Request;
  using httplib::Response;
  server.Post("/table",
              [this](const Request& r, Response& response) { send(response, bench_.table(r.body)); });
  server.Post("/lays", [this](const Request& r, Response& response) { send(response, bench_.lays(r.body)); });
  server.Post("/play", [this](const Request& r, Response& response) { send(response, bench_.play(r.body)); });
  server.Post("/game", [this](const Request& r, Response& response) {
    send(response, bench_.save_game(r.get_param_value("name"), r.body));
  });
  server.Post("/cure", [this](const Request& r, Response& response) {
    const Json said = Json::parse(r.body, nullptr, false);
    const bool whole = said.is_object() && said.contains("finding") && said["finding"].is_number_unsigned() &&
                       said.contains("version") && said["version"].is_number_unsigned();
    send(response, whole ? bench_.cure(said["finding"], said["version"]) : refusal(400, "which finding?"));
  });
  server.Post("/position", [this](const Request& r, Response& response) {
    send(response, bench_.save_position(r.get_param_value("name"), r.body));
  });
  server.Post("/kit", [this](const Request& r, Response& response) {
    const std::string theme = r.get_param_value("theme");
    send(response, is_shipped_theme(theme) ? printing_.begin(theme) : refusal(400, "there is no such theme"));
  });
  server.Post("/edit", [this](const Request& r, Response& response) { send(response, bench_.edit(r.body)); });
  server.Post("/undo", [this](const Request&, Response& response) { send(response, bench_.undo(false)); });
  server.Post("/redo", [this](const Request&, Response& response) { send(response, bench_.undo(true)); });
  server.Post("/open", [this](const Request& r, Response& response) {
    const Json said = Json::parse(r.body, nullptr, false);
    const bool whole = said.is_object() && said.contains("path") && said["path"].is_string() &&
                       said.contains("line") && said["line"].is_number_unsigned();
    if (!whole || !open_place_) return send(response, refusal(400, "open what?"));
    const bool opened = open_place_(said["path"], said["line"], said.value("column", 1U));
    send(response, opened ? Reply{200, "{}"} : refusal(403, "this is no file of the title"));
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

void HttpServer::run() {
  hidden_->begun = true;
  if (!hidden_->asked_to_stop) hidden_->server.listen_after_bind();
  hidden_->done = true;
}

void HttpServer::stop() {
  hidden_->asked_to_stop = true;
  // The library takes no notice before it listens.
  while (hidden_->begun && !hidden_->done && !hidden_->server.is_running())
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  hidden_->server.stop();
}

}  // namespace trackwright::serve
