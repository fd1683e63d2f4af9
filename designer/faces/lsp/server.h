// The language server without its streams: messages in, messages out.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <iosfwd>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "designer/faces/lsp/features.h"

namespace trackwright::lsp {

using Messages = std::vector<Json>;

// Error codes of JSON-RPC 2.0 and of the protocol.
enum class ErrorCode : int {
  ParseError = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  NotInitialized = -32002,
  InternalError = -32603,
  RequestFailed = -32803,
  Cancelled = -32800,
};

Json error_message(const Json& id, ErrorCode, const std::string& message);

class Server {
 public:
  // `files` must outlive the server.
  Server(const FileReader& files, Installation);

  // Handles the text of a message, which may be malformed, and returns the answers.
  Messages handle(const std::string& text);
  Messages handle(const Json& message);
  // Returns the findings that changed since they were last sent. Call it when no request is waiting.
  Messages publish();
  bool has_news() const { return !stale_.empty(); }

  // The exit code, once the editor has sent `exit`.
  std::optional<int> ended() const { return ended_; }

 private:
  using Answer = Expected<Json, std::pair<ErrorCode, std::string>>;

  Answer request(const std::string& method, const Json& params);
  Answer ask(const std::string& method, Project&, const Document&, const Json& params);
  Answer ask_at(const std::string& method, const At&, const Json& params);
  void notify(const std::string& method, const Json& params);
  Json initialized(const Json& params);
  void open(const Json& item);
  void change(const Json& params);
  void close(const Json& params);
  void changed(const Document&);
  Document* document(const Json& params);
  // The title of a file; nullptr if the file belongs to none.
  Project* project_of(const std::string& path);
  void tell(Project&, Messages&);

  const FileReader& files_;
  Installation installation_;
  std::map<std::string, Document> documents_;                     // by URI
  std::map<std::string, std::unique_ptr<Project>> projects_;      // by folder
  std::map<std::string, std::map<std::string, Json>> published_;  // by folder and URI: the findings last sent
  std::set<std::string> stale_;                                   // folders
  bool initialized_ = false;
  bool shut_down_ = false;
  std::optional<int> ended_;
};

// Messages of the language server protocol on a stream: a header with the length, then the bytes of the
// message.

// Far larger than any message of an editor; larger messages are skipped.
inline constexpr std::size_t largest_message = std::size_t{64} << 20U;

struct Packet {
  enum class Kind { Message, End, Refused };
  Kind kind = Kind::Message;
  std::string text;  // the message; for Refused the reason
};

// Reads one message. After Refused, the next call continues behind the bad message.
Packet read_packet(std::istream&);
void write_packet(std::ostream&, std::string_view text);

}  // namespace trackwright::lsp
