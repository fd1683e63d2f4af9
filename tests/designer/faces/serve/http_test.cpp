// Tests which requests the page's server accepts.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <httplib.h>

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "designer/faces/serve/http.h"
#include "designer/faces/serve/svg_parts.h"
#include "designer/faces/serve/watch.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"

namespace trackwright::serve {
namespace {

using testing::HasSubstr;

class Http : public testing::Test {
 protected:
  Http() {
    bench_.refresh();
    port_ = server_.bind(0);
    thread_ = std::thread([this] { server_.run(); });
  }
  ~Http() override {
    news_.end();
    server_.stop();
    thread_.join();
  }
  httplib::Headers let_in() const { return {{"X-Trackwright-Token", server_.token()}}; }
  int status(const std::string& path, httplib::Headers headers = {}) const {
    headers.emplace("X-Trackwright-Token", server_.token());
    return status_of_stranger(path, headers);
  }
  // Sends a request without the token in the printed address.
  int status_of_stranger(const std::string& path, const httplib::Headers& headers = {}) const {
    httplib::Client client("127.0.0.1", port_);
    const auto answer = client.Get(path, headers);
    return answer ? answer->status : 0;
  }
  std::string key() const { return server_.address().substr(server_.address().find("/?key=")); }
  int posted(const std::string& path, const std::string& body, const httplib::Headers& headers) const {
    httplib::Client client("127.0.0.1", port_);
    const auto answer = client.Post(path, headers, body, "application/json");
    return answer ? answer->status : 0;
  }
  DiskReader disk_;
  Bench bench_{disk_, source_installation(), source_folder() + "/tests/data/sound"};
  News news_;
  HttpServer server_{bench_, news_, {}};
  int port_ = 0;
  std::thread thread_;
};

TEST_F(Http, ServesThePage) {
  ASSERT_NE(port_, 0);
  EXPECT_EQ(status("/"), 200);
  EXPECT_EQ(status("/map.js"), 200);
  EXPECT_EQ(status("/state"), 200);
  EXPECT_EQ(status("/map?since=99999999999999999999"), 200);
  EXPECT_EQ(status("/nothing"), 404);
}

TEST_F(Http, RefusesOtherHostsAndOrigins) {
  EXPECT_EQ(status("/state", {{"Host", "evil.example"}}), 403);
  EXPECT_EQ(status("/state", {{"Host", "127.0.0.1"}}), 403);
  EXPECT_EQ(status("/state", {{"Origin", "http://evil.example"}}), 403);
  EXPECT_EQ(status("/state", {{"Origin", "null"}}), 403);
  EXPECT_EQ(status("/state", {{"Origin", "http://127.0.0.1:" + std::to_string(port_)}}), 200);
}

TEST_F(Http, WritesOnlyWithTheToken) {
  EXPECT_EQ(posted("/table", "{}", {}), 403);
  EXPECT_EQ(posted("/table", "{}", {{"X-Trackwright-Token", "guessed"}}), 403);
  EXPECT_EQ(posted("/table", "{}", {{"X-Trackwright-Token", server_.token()}}), 200);
  for (const std::string path : {"/play", "/game?name=game.json"}) EXPECT_EQ(posted(path, "{}", {}), 403);
  EXPECT_EQ(posted("/game?name=game.json", "{}", {{"X-Trackwright-Token", server_.token()}}), 403);
  EXPECT_EQ(posted("/cure", "{\"finding\": 0, \"version\": 1}", {{"X-Trackwright-Token", server_.token()}}),
            403);
  EXPECT_EQ(
      posted("/open", "{\"path\": \"/etc/passwd\", \"line\": 1}", {{"X-Trackwright-Token", server_.token()}}),
      400);
  EXPECT_EQ(posted("/table", std::string(5'000'000, ' '), {{"X-Trackwright-Token", server_.token()}}), 413);
}

TEST_F(Http, EditsOnlyIfStartedForEditing) {
  for (const std::string path : {"/edit", "/undo", "/redo"}) {
    EXPECT_EQ(posted(path, "{}", {}), 403) << path;
    EXPECT_EQ(posted(path, "{}", {{"X-Trackwright-Token", server_.token()}}), 403) << path;
    EXPECT_EQ(status(path), 404) << path;
  }
  EXPECT_EQ(status("/tile-text?colour=yellow&code=" + std::string(3000, 'x')), 200) << "an error in words";
}

TEST_F(Http, ServesNoOtherFiles) {
  EXPECT_EQ(status("/../title.yaml"), 404);
  EXPECT_EQ(status("/position?name=../title.yaml"), 404);
  EXPECT_EQ(status("/game?name=../game.json"), 404);
  EXPECT_EQ(status("/component?id=map&theme=../../etc/passwd"), 400);
  EXPECT_EQ(status("/component.pdf?id=map&theme=../../etc/passwd"), 400);
  EXPECT_EQ(posted("/kit?theme=../../etc/passwd", "{}", {{"X-Trackwright-Token", server_.token()}}), 400);
}

TEST_F(Http, ServesItsOwnTypeface) {
  httplib::Client client("127.0.0.1", port_);
  const auto font = client.Get("/sans-regular.woff2", let_in());
  ASSERT_EQ(font->status, 200);
  EXPECT_EQ(font->get_header_value("Content-Type"), "font/woff2");
  EXPECT_TRUE(font->body.starts_with("wOF2"));
  EXPECT_GT(font->body.size(), 20'000U) << "zeros end no file";
}

TEST_F(Http, SetsAContentSecurityPolicy) {
  httplib::Client client("127.0.0.1", port_);
  const auto page = client.Get("/", let_in());
  EXPECT_THAT(page->get_header_value("Content-Security-Policy"), HasSubstr("script-src 'self';"));
}

TEST_F(Http, SendsNewsAndSurvivesClientsThatLeave) {
  news_.tell(7);
  std::string heard;
  {
    httplib::Client client("127.0.0.1", port_);
    client.Get("/news", let_in(), [&](const char* data, std::size_t size) {
      heard.append(data, size);
      return heard.find("\n\n") == std::string::npos;
    });
  }
  EXPECT_EQ(heard, "data: 7\n\n");
  EXPECT_EQ(status("/state"), 200);
}

// The news contain the changed parts of the map for a page that has the previous version.
TEST_F(Http, SendsChangedPartsOfTheMapWithTheNews) {
  const unsigned first = bench_.version();
  const std::string end = fmt::format("data: {}\n\n", first + 1);
  news_.tell(first);
  std::string heard;
  httplib::Client client("127.0.0.1", port_);
  client.Get("/news", let_in(), [&](const char* data, std::size_t size) {
    heard.append(data, size);
    if (heard == fmt::format("data: {}\n\n", first)) news_.tell(first + 1);
    return !heard.ends_with(end);
  });
  const std::string begin = fmt::format("data: {}\n\nevent: map\ndata: ", first);
  ASSERT_TRUE(heard.starts_with(begin)) << heard;
  const auto told =
      nlohmann::json::parse(heard.substr(begin.size(), heard.find("\n\n", begin.size()) - begin.size()));
  EXPECT_EQ(told["since"], first);
  EXPECT_THAT(told["parts"], testing::IsEmpty());
  EXPECT_THAT(told["order"], testing::Not(testing::IsEmpty()));
}

// The map is larger than the buffer of a connection.
TEST_F(Http, SurvivesClientsThatLeaveDuringAnAnswer) {
  for (int i = 0; i < 50; ++i) {
    httplib::Client client("127.0.0.1", port_);
    std::size_t read = 0;
    const auto broken = client.Get("/map?since=0", let_in(), [&](const char*, std::size_t size) {
      read += size;
      return false;
    });
    EXPECT_FALSE(broken);
    EXPECT_GT(read, 0u);
  }
  EXPECT_EQ(status("/map?since=0"), 200);
}

TEST_F(Http, AnswersInvalidRequestsWithAReason) {
  const std::vector<std::string> odd_paths{"/hex",
                                           "/hex?id=",
                                           "/hex?id=%00%ff",
                                           "/tile?id=" + std::string(5000, '9'),
                                           "/tile.svg?id=57&rotation=-9999999999",
                                           "/explain?check=<script>"};
  for (const std::string& path : odd_paths)
    EXPECT_THAT(status(path), testing::AnyOf(200, 404, 414)) << path.substr(0, 40);
  for (const std::string body : {"", "[", "[]", "null", "{\"hex\": 1}", "{\"hex\": {\"a\": []}}", "\xff\xfe",
                                 "{\"do\": \"hex\", \"hex\": null}"})
    for (const std::string path : {"/table", "/lays", "/play", "/edit", "/cure", "/open"})
      EXPECT_THAT(posted(path, body, {{"X-Trackwright-Token", server_.token()}}),
                  testing::AnyOf(200, 400, 403, 404, 409, 422))
          << path << " " << body;
  EXPECT_EQ(posted("/table", std::string(100'000, '['), {{"X-Trackwright-Token", server_.token()}}), 400);
  EXPECT_EQ(status("/state"), 200);
}

TEST_F(Http, CannotBindAPortInUse) {
  News news;
  HttpServer second(bench_, news, {});
  EXPECT_EQ(second.bind(port_), 0);
}

TEST(Watching, SeesSavesInPlaceAndByRename) {
  const Scratch scratch;
  scratch.write("a.yaml", "1");
  Watch watch;
  watch.set({scratch.path("a.yaml"), scratch.path("missing/b.yaml")});
  for (int way = 0; way < 3; ++way) {
    std::thread writer([&] {
      if (way == 0) scratch.write("a.yaml", "2");
      if (way == 1) {
        scratch.write("a.yaml~", "3");
        std::filesystem::rename(scratch.path("a.yaml~"), scratch.path("a.yaml"));
      }
      if (way == 2) watch.wake();
    });
    watch.wait();  // or the test does not end
    writer.join();
    watch.set({scratch.path("a.yaml")});
  }
  EXPECT_EQ(scratch.read("a.yaml"), "3");
}

TEST(Parts, AreNamedByTheirContent) {
  const auto svg = [](const std::string& first) {
    return "<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 1 1\">\n<defs>\n<g>\n" + first +
           "<symbol id=\"glyph2\"><path d=\"b\"/></symbol>\n</g>\n</defs>\n<g id=\"surface1\">\n<path "
           "d=\"x\"/>\n"
           "<g id=\"hex-A1\" data-kind=\"hex\" data-name=\"A1\">\n<use "
           "xlink:href=\"#glyph2\"/>\n</g>\n</g>\n</svg>\n";
  };
  const SvgParts one = svg_parts(svg(""));
  const SvgParts other = svg_parts(svg("<symbol id=\"glyph1\"><path d=\"a\"/></symbol>\n"));
  ASSERT_EQ(one.parts.size(), 2U);
  EXPECT_EQ(one.parts[0].id, "between-0");
  EXPECT_EQ(one.parts[1].id, "hex-A1");
  EXPECT_EQ(one.parts[1].markup, other.parts[1].markup);
  EXPECT_EQ(other.symbols, one.symbols);  // no part uses the other glyph
  const std::string whole = one.whole("table-");
  const std::string& symbol = one.symbols.begin()->first;
  EXPECT_THAT(whole, HasSubstr(" id=\"table-" + symbol + "\""));
  EXPECT_THAT(whole, HasSubstr("href=\"#table-" + symbol + "\""));
  EXPECT_THAT(whole, HasSubstr(" id=\"hex-A1\""));
  EXPECT_TRUE(svg_parts("").parts.empty());
  EXPECT_TRUE(svg_parts("<svg><g>").parts.empty());
}

TEST_F(Http, AcceptsThePrintedAddressAndThenACookie) {
  for (const char* path : {"/", "/map.js", "/state", "/news", "/?key=guessed"})
    EXPECT_EQ(status_of_stranger(path), 403) << path;
  httplib::Client client("127.0.0.1", port_);
  const auto page = client.Get(key());
  ASSERT_TRUE(page);
  EXPECT_EQ(page->status, 200);
  const std::string set = page->get_header_value("Set-Cookie");
  EXPECT_THAT(set, HasSubstr("HttpOnly"));
  EXPECT_THAT(set, HasSubstr("SameSite=Strict"));
  const std::string cookie = set.substr(0, set.find(';'));
  EXPECT_EQ(status_of_stranger("/state", {{"Cookie", "other=1; " + cookie}}), 200);
  EXPECT_EQ(status_of_stranger("/state", {{"Cookie", cookie + "x"}}), 403);
  // A browser sends the cookie for requests of any site, so a cookie alone must not allow writing.
  EXPECT_EQ(posted("/table", "{}", {{"Cookie", cookie}}), 403);
}

TEST_F(Http, RefusesRequestsFromOtherSites) {
  for (const char* site : {"cross-site", "same-site"}) {
    EXPECT_EQ(status("/state", {{"Sec-Fetch-Site", site}}), 403);
    EXPECT_EQ(status("/news", {{"Sec-Fetch-Site", site}}), 403);
    EXPECT_EQ(status_of_stranger(key(), {{"Sec-Fetch-Site", site}}), 200) << "a link that was printed";
  }
  EXPECT_EQ(status("/state", {{"Sec-Fetch-Site", "same-origin"}}), 200);
}

// A slow client sends only a part of its request.
TEST_F(Http, StopsAtOnceDespiteSlowClients) {
  const int slow = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(static_cast<std::uint16_t>(port_));
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  ASSERT_EQ(::connect(slow, reinterpret_cast<const sockaddr*>(&to), sizeof to), 0);
  ASSERT_GT(::send(slow, "GET / HTTP/1.1\r\n", 16, 0), 0);
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  server_.stop();
  char byte = 0;
  // The server closes the connection long before the request times out.
  EXPECT_LE(::recv(slow, &byte, 1, 0), 0);
  ::close(slow);
}

TEST_F(Http, RefusesNestedBodies) {
  for (const std::string path : {"/table", "/play", "/lays", "/edit", "/cure", "/open"})
    EXPECT_EQ(
        posted(path, "{\"tiles\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}", let_in()),
        400)
        << path;
  EXPECT_EQ(posted("/open", R"({"path":"a","line":1,"column":"x"})", let_in()), 400);
  EXPECT_EQ(status("/state"), 200);
}

TEST_F(Http, KeepsThreadsForRequestsWithManyOpenPages) {
  std::vector<std::unique_ptr<httplib::Client>> clients;
  std::vector<std::thread> pages;
  for (int i = 0; i < 48; ++i) {
    clients.push_back(std::make_unique<httplib::Client>("127.0.0.1", port_));
    pages.emplace_back([this, client = clients.back().get()] { client->Get("/news", let_in()); });
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  EXPECT_EQ(status("/state"), 200);
  news_.end();
  for (std::thread& page : pages) page.join();
}

}  // namespace
}  // namespace trackwright::serve
