// Tests valid and invalid messages of the protocol.
#include <gmock/gmock.h>

#include <sstream>

#include "designer/faces/lsp/server.h"
#include "tests/designer/faces/lsp/session.h"

namespace trackwright::lsp {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

int code_of(const Json& message) {
  return message.value("error", Json::object()).value("code", 0);
}

class Protocol : public testing::Test {
 protected:
  int code(const std::string& text) {
    const Messages told = session_.server().handle(text);
    return told.empty() ? 1 : code_of(told.front());
  }
  Session session_{sound_files()};
};

TEST_F(Protocol, RefusesInvalidRequests) {
  EXPECT_EQ(code("{"), -32700);
  EXPECT_EQ(code("[]"), -32600);
  EXPECT_EQ(code("17"), -32600);
  EXPECT_EQ(code(R"({"id": {}, "method": "x"})"), -32600);
  EXPECT_EQ(code(R"({"id": 4})"), -32600);
  EXPECT_EQ(code(std::string(100'000, '[')), -32700);
}

TEST_F(Protocol, RefusesUnknownMethodsAndIgnoresUnknownNotifications) {
  EXPECT_EQ(code(R"({"id": 4, "method": "textDocument/dance"})"), -32601);
  EXPECT_EQ(code(R"({"id": 4, "method": "dance"})"), -32601);
  EXPECT_EQ(code(R"({"method": "$/dance"})"), 1);
}

TEST_F(Protocol, RefusesInvalidParameters) {
  EXPECT_EQ(code(R"({"id": 4, "method": "textDocument/hover"})"), -32602);
  EXPECT_EQ(code(R"({"id": 4, "method": "textDocument/hover", "params": {"textDocument": {"uri": 5}}})"),
            -32602);
  session_.open("map.yaml");
  const std::string document = R"("textDocument": {"uri": "file:///titles/mine/map.yaml"})";
  EXPECT_EQ(code(R"({"id": 4, "method": "textDocument/hover", "params": {)" + document +
                 R"(, "position": {"line": -1, "character": 0}}})"),
            -32602);
  EXPECT_EQ(
      code(R"({"id": 4, "method": "textDocument/hover", "params": {)" + document + R"(, "position": "x"}})"),
      -32602);
}

TEST_F(Protocol, AcceptsPlacesBeyondTheText) {
  session_.open("map.yaml");
  const Json far{{"textDocument", {{"uri", Session::uri("map.yaml")}}},
                 {"position", {{"line", 100'000}, {"character", 100'000}}}};
  for (const char* method : {"hover", "completion", "definition", "references", "prepareRename"})
    EXPECT_TRUE(session_.answer(std::string("textDocument/") + method, far).contains("result")) << method;
}

TEST(ProtocolOrder, RefusesRequestsBeforeInitializeAndAfterShutdown) {
  const DiskReader disk;
  Server server(disk, source_installation());
  EXPECT_EQ(code_of(server.handle(Json{{"id", 1}, {"method", "shutdown"}}).front()), -32002);
  server.handle(Json{{"id", 2}, {"method", "initialize"}, {"params", Json::object()}});
  server.handle(Json{{"id", 3}, {"method", "shutdown"}});
  EXPECT_EQ(code_of(server.handle(Json{{"id", 4}, {"method", "textDocument/hover"}}).front()), -32600);
  server.handle(Json{{"method", "exit"}});
  EXPECT_EQ(server.ended(), 0);
}

TEST(Framing, ReadsWhatItWrites) {
  std::stringstream stream;
  write_packet(stream, "København 😀");
  write_packet(stream, "");
  EXPECT_EQ(read_packet(stream).text, "København 😀");
  EXPECT_EQ(read_packet(stream).text, "");
  EXPECT_EQ(read_packet(stream).kind, Packet::Kind::End);
}

TEST(Framing, ContinuesAfterARefusedMessage) {
  std::stringstream stream("Content-Type: x\r\n\r\nContent-Length: 2\r\n\r\n{}");
  EXPECT_EQ(read_packet(stream).kind, Packet::Kind::Refused);
  EXPECT_EQ(read_packet(stream).text, "{}");
  const std::size_t large = largest_message + 1;
  std::stringstream huge("Content-Length: " + std::to_string(large) + "\r\n\r\n" + std::string(large, 'x') +
                         "Content-Length: 2\r\n\r\n[]");
  EXPECT_EQ(read_packet(huge).kind, Packet::Kind::Refused);
  EXPECT_EQ(read_packet(huge).text, "[]");
}

TEST(Framing, EndsAtATruncatedMessage) {
  std::stringstream stream("Content-Length: 20\r\n\r\n{}");
  EXPECT_EQ(read_packet(stream).kind, Packet::Kind::End);
}

TEST(Places, RoundTripThroughUris) {
  EXPECT_EQ(uri_of("/a b/Køb.yaml"), "file:///a%20b/K%C3%B8b.yaml");
  EXPECT_EQ(path_of("file:///a%20b/K%C3%B8b.yaml"), "/a b/Køb.yaml");
  EXPECT_EQ(path_of("https://example.org/x"), std::nullopt);
}

}  // namespace
}  // namespace trackwright::lsp
