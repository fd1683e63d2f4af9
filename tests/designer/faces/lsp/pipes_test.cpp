// Runs the program itself and talks to it through pipes.
#include <gmock/gmock.h>

#include <cstdlib>
#include <sstream>

#include "designer/faces/lsp/server.h"
#include "tests/designer/faces/lsp/session.h"
#include "tests/designer/scratch.h"

namespace trackwright::lsp {
namespace {

std::string message(const Json& text) {
  std::ostringstream out;
  write_packet(out, text.dump());
  return out.str();
}

struct Heard {
  int code = 0;
  std::vector<Json> messages;
};

Heard heard(const Scratch& scratch, const std::string& input, const std::string& options = {}) {
  scratch.write("in", input);
  const std::string command = std::string(TRACKWRIGHT_PROGRAM) + " lsp " + options + " < " +
                              scratch.path("in") + " > " + scratch.path("out");
  Heard all{std::system(command.c_str()), {}};  // NOLINT(cert-env33-c): names of our own
  std::istringstream out(scratch.read("out"));
  for (;;) {
    const Packet packet = read_packet(out);
    if (packet.kind != Packet::Kind::Message) return all;
    all.messages.push_back(Json::parse(packet.text));
  }
}

TEST(Pipes, CarryASession) {
  const Scratch scratch;
  const std::string initialize =
      message({{"jsonrpc", "2.0"}, {"id", 1}, {"method", "initialize"}, {"params", Json::object()}});
  const std::string open = message(
      {{"jsonrpc", "2.0"},
       {"method", "textDocument/didOpen"},
       {"params",
        {{"textDocument",
          {{"uri", "file:///nowhere/mine/map.yaml"}, {"version", 1}, {"text", "layout: flatt\n"}}}}}});
  const std::string unknown = message({{"jsonrpc", "2.0"}, {"id", 2}, {"method", "dance"}});
  const std::string cancelled =
      message({{"jsonrpc", "2.0"}, {"id", 3}, {"method", "textDocument/hover"}}) +
      message({{"jsonrpc", "2.0"}, {"method", "$/cancelRequest"}, {"params", {{"id", 3}}}});
  const std::string end = message({{"jsonrpc", "2.0"}, {"id", 4}, {"method", "shutdown"}}) +
                          message({{"jsonrpc", "2.0"}, {"method", "exit"}});
  const Heard all = heard(scratch, initialize + open + "Nonsense: 1\r\n\r\n" + unknown + cancelled + end);
  EXPECT_EQ(all.code, 0);
  ASSERT_EQ(all.messages.size(), 5U);
  EXPECT_TRUE(all.messages[0]["result"].contains("capabilities"));
  EXPECT_EQ(all.messages[1]["error"]["code"], -32600);
  EXPECT_EQ(all.messages[2]["error"]["code"], -32601);
  EXPECT_THAT(all.messages[3]["error"]["code"], testing::AnyOf(-32800, -32602));
  EXPECT_EQ(all.messages[4]["result"], nullptr);
}

TEST(Pipes, CanBeSelectedByOption) {
  const Scratch scratch;
  const std::string session =
      message({{"jsonrpc", "2.0"}, {"id", 1}, {"method", "initialize"}, {"params", Json::object()}}) +
      message({{"jsonrpc", "2.0"}, {"id", 2}, {"method", "shutdown"}}) +
      message({{"jsonrpc", "2.0"}, {"method", "exit"}});
  const Heard all = heard(scratch, session, "--stdio");
  EXPECT_EQ(all.code, 0);
  EXPECT_EQ(all.messages.size(), 2U);
}

TEST(Pipes, ThatCloseEarlyEndTheProgram) {
  const Scratch scratch;
  EXPECT_NE(heard(scratch, "Content-Length: 100\r\n\r\n{").code, 0);
  EXPECT_NE(heard(scratch, "").code, 0);
}

}  // namespace
}  // namespace trackwright::lsp
