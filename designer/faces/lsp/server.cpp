#include <algorithm>
#include <array>
#include <istream>
#include <optional>
#include <ostream>
#include <string_view>
#include <utility>

#include "designer/faces/lsp/server.h"
#include "designer/format/text/readers.h"
#include "engine/base/words.h"

namespace trackwright::lsp {

namespace {

// Requests about a document that belongs to a title.
constexpr std::array<std::string_view, 8> of_titles{
    "textDocument/hover",      "textDocument/completion",        "textDocument/definition",
    "textDocument/references", "textDocument/documentHighlight", "textDocument/prepareRename",
    "textDocument/rename",     "textDocument/codeAction"};
constexpr std::array<std::string_view, 3> of_documents{
    "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/documentColor"};

bool is_known(std::string_view method) {
  return std::ranges::find(of_titles, method) != of_titles.end() ||
         std::ranges::find(of_documents, method) != of_documents.end();
}

constexpr int folders_up = 3;  // from a file to the folder of its title

const Json& member_of(const Json& object, const char* key) {
  static const Json nothing;
  const auto it = object.is_object() ? object.find(key) : object.end();
  return object.is_object() && it != object.end() ? *it : nothing;
}

std::string text_of(const Json& object, const char* key) {
  const Json& value = member_of(object, key);
  return value.is_string() ? value.get<std::string>() : std::string();
}

Json answer_message(const Json& id, Json result) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

Json capabilities() {
  return {{"positionEncoding", "utf-16"},
          {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", true}}},
          {"hoverProvider", true},
          {"completionProvider",
           {{"triggerCharacters", {" ", ":", "=", ";", ",", "[", "\""}}, {"resolveProvider", true}}},
          {"definitionProvider", true},
          {"referencesProvider", true},
          {"documentHighlightProvider", true},
          {"renameProvider", {{"prepareProvider", true}}},
          {"codeActionProvider", {{"codeActionKinds", {"quickfix"}}}},
          {"documentSymbolProvider", true},
          {"colorProvider", true},
          {"foldingRangeProvider", true}};
}

Sources one_file(const std::string& path, std::string text) {
  Sources sources;
  sources.add(path, std::move(text));
  return sources;
}

}  // namespace

Json error_message(const Json& id, ErrorCode code, const std::string& message) {
  return {
      {"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", static_cast<int>(code)}, {"message", message}}}};
}

Server::Server(const FileReader& files, Installation installation)
    : files_(files), installation_(std::move(installation)) {}

Messages Server::handle(const std::string& text) {
  const Json message = Json::parse(text, nullptr, false);
  if (message.is_discarded())
    return {error_message(nullptr, ErrorCode::ParseError, "the message is not JSON")};
  return handle(message);
}

Messages Server::handle(const Json& message) {
  const Json& id = member_of(message, "id");
  const bool asks = message.is_object() && message.contains("id");
  const std::string method = text_of(message, "method");
  if (!message.is_object() || (asks && !id.is_string() && !id.is_number() && !id.is_null()))
    return {error_message(nullptr, ErrorCode::InvalidRequest, "the message is not a request")};
  if (method.empty()) {
    // Ignore a response to a request of the server.
    if (asks && (message.contains("result") || message.contains("error"))) return {};
    return {
        error_message(id, ErrorCode::InvalidRequest, "the message is not a request: `method` is missing")};
  }
  const Json& params = member_of(message, "params");
  try {
    if (!asks) {
      notify(method, params);
      return {};
    }
    Answer answer = request(method, params);
    if (answer) return {answer_message(id, std::move(*answer))};
    return {error_message(id, answer.error().first, answer.error().second)};
  } catch (const Json::exception& error) {
    // A member does not have the type that the protocol requires.
    return asks ? Messages{error_message(id, ErrorCode::InvalidParams, error.what())} : Messages{};
  }
}

Server::Answer Server::request(const std::string& method, const Json& params) {
  const auto refused = [](ErrorCode code, const std::string& why) {
    return unexpected(std::pair(code, why));
  };
  if (shut_down_) return refused(ErrorCode::InvalidRequest, "the server is shutting down");
  if (method == "initialize") return initialized(params);
  if (!initialized_) return refused(ErrorCode::NotInitialized, "send `initialize` first");
  if (method == "shutdown") {
    shut_down_ = true;
    return Json(nullptr);
  }
  if (method == "completionItem/resolve") {
    const std::string folder = text_of(member_of(params, "data"), "folder");
    const auto project = projects_.find(folder);
    return project == projects_.end() ? params : resolved_completion(*project->second, params);
  }
  if (method == "textDocument/colorPresentation") return colour_presentations(member_of(params, "color"));
  if (!is_known(method)) return refused(ErrorCode::MethodNotFound, "there is no `" + method + "`");
  const Document* asked = document(params);
  if (asked == nullptr) return refused(ErrorCode::InvalidParams, "the document is not open");
  if (method == "textDocument/documentSymbol") return symbols(*asked);
  if (method == "textDocument/foldingRange") return foldings(*asked);
  if (method == "textDocument/documentColor") return colours(*asked);
  Project* project = project_of(asked->path);
  if (project == nullptr) return Json(nullptr);
  return ask(method, *project, *asked, params);
}

Server::Answer Server::ask(const std::string& method, Project& project, const Document& asked,
                           const Json& params) {
  if (method == "textDocument/codeAction") {
    const Json& range = member_of(params, "range");
    const auto begin = offset_of(asked.file(), member_of(range, "start"));
    const auto end = offset_of(asked.file(), member_of(range, "end"));
    if (!begin || !end) return unexpected(std::pair(ErrorCode::InvalidParams, std::string("no range")));
    return code_actions(project, asked, {*begin, std::max(*begin, *end)});
  }
  const auto offset = offset_of(asked.file(), member_of(params, "position"));
  if (!offset) return unexpected(std::pair(ErrorCode::InvalidParams, std::string("no position")));
  return ask_at(method, {project, asked, *offset}, params);
}

Server::Answer Server::ask_at(const std::string& method, const At& at, const Json& params) {
  if (method == "textDocument/hover") return hover(at);
  if (method == "textDocument/completion") return completion(at);
  if (method == "textDocument/definition") return definition(at);
  if (method == "textDocument/references")
    return references(at, member_of(member_of(params, "context"), "includeDeclaration") == true);
  if (method == "textDocument/documentHighlight") return highlights(at);
  if (method == "textDocument/prepareRename") return prepared_rename(at);
  if (method == "textDocument/rename") {
    auto edits = renamed(at, text_of(params, "newName"));
    if (!edits) return unexpected(std::pair(ErrorCode::RequestFailed, edits.error()));
    return std::move(*edits);
  }
  return Json(nullptr);
}

void Server::notify(const std::string& method, const Json& params) {
  if (method == "exit") ended_ = shut_down_ ? 0 : 1;
  if (!initialized_ || shut_down_) return;
  if (method == "textDocument/didOpen") open(member_of(params, "textDocument"));
  if (method == "textDocument/didChange") change(params);
  if (method == "textDocument/didClose") close(params);
  if (method == "textDocument/didSave" || method == "workspace/didChangeWatchedFiles")
    for (const auto& [folder, project] : projects_) {
      project->disk_changed();
      stale_.insert(folder);
    }
}

Json Server::initialized(const Json&) {
  initialized_ = true;
  return {{"capabilities", capabilities()}, {"serverInfo", {{"name", "trackwright"}}}};
}

void Server::open(const Json& item) {
  const std::string uri = text_of(item, "uri");
  const auto path = path_of(uri);
  if (!path) return;
  Document& opened = documents_[uri];
  opened = {uri, *path, 0, one_file(*path, text_of(item, "text"))};
  if (const Json& version = member_of(item, "version"); version.is_number_integer())
    opened.version = version.get<std::int64_t>();
  changed(opened);
}

void Server::change(const Json& params) {
  Document* edited = document(params);
  const Json& changes = member_of(params, "contentChanges");
  if (edited == nullptr || !changes.is_array()) return;
  for (const Json& one : changes) {
    if (!member_of(one, "text").is_string()) continue;
    std::string text = edited->file().text;
    const Json& range = member_of(one, "range");
    if (range.is_null()) {
      text = text_of(one, "text");
    } else {
      const auto begin = offset_of(edited->file(), member_of(range, "start"));
      const auto end = offset_of(edited->file(), member_of(range, "end"));
      if (!begin || !end || *begin > *end) continue;
      text.replace(*begin, *end - *begin, text_of(one, "text"));
    }
    edited->text = one_file(edited->path, std::move(text));
  }
  if (const Json& version = member_of(member_of(params, "textDocument"), "version");
      version.is_number_integer())
    edited->version = version.get<std::int64_t>();
  changed(*edited);
}

void Server::close(const Json& params) {
  const Document* closed = document(params);
  if (closed == nullptr) return;
  for (const auto& [folder, project] : projects_) {
    project->drop_text(closed->path);
    stale_.insert(folder);
  }
  documents_.erase(closed->uri);
}

// Every open title can depend on the file: the title of its folder and those that extend it.
void Server::changed(const Document& edited) {
  static_cast<void>(project_of(edited.path));
  for (const auto& [folder, project] : projects_) {
    project->set_text(edited.path, edited.file().text);
    stale_.insert(folder);
  }
}

Document* Server::document(const Json& params) {
  const auto found = documents_.find(text_of(member_of(params, "textDocument"), "uri"));
  return found == documents_.end() ? nullptr : &found->second;
}

Project* Server::project_of(const std::string& path) {
  std::string folder = absolute_path(path);
  for (int up = 0; up < folders_up && folder.find('/') != std::string::npos; ++up) {
    folder.resize(folder.rfind('/'));
    const bool holds = std::ranges::any_of(file_kinds, [&](const FileKind& kind) {
      const std::string file = folder + "/" + std::string(kind.name);
      return files_.is_file(file) || (file == absolute_path(path));
    });
    if (folder.empty() || !holds) continue;
    auto& project = projects_[folder];
    if (!project) {
      project = std::make_unique<Project>(files_, installation_, folder);
      for (const auto& [uri, open] : documents_) project->set_text(open.path, open.file().text);
    }
    return project.get();
  }
  return nullptr;
}

Messages Server::publish() {
  Messages news;
  for (const std::string& folder : std::exchange(stale_, {})) tell(*projects_.at(folder), news);
  return news;
}

void Server::tell(Project& project, Messages& news) {
  auto& told = published_[project.folder()];
  const Json now = diagnostics_of(project);
  for (auto& [uri, last] : told)
    if (!now.contains(uri) && !last.empty()) {
      last = Json::array();
      news.push_back({{"jsonrpc", "2.0"},
                      {"method", "textDocument/publishDiagnostics"},
                      {"params", {{"uri", uri}, {"diagnostics", last}}}});
    }
  for (const auto& [uri, list] : now.items()) {
    const auto [before, fresh] = told.try_emplace(uri, Json::array());
    const auto open = documents_.find(uri);
    if (before->second == list && !(fresh && open != documents_.end())) continue;
    before->second = list;
    Json params{{"uri", uri}, {"diagnostics", list}};
    if (open != documents_.end()) params["version"] = open->second.version;
    news.push_back(
        {{"jsonrpc", "2.0"}, {"method", "textDocument/publishDiagnostics"}, {"params", std::move(params)}});
  }
}

namespace {

constexpr std::size_t longest_line = 4096;

// Returns a line without its end, or nothing at the end of the stream.
std::optional<std::string> header_line(std::istream& in) {
  std::string line;
  for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
    if (c == '\n') {
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return line;
    }
    if (line.size() < longest_line) line += static_cast<char>(c);
  }
  return std::nullopt;
}

std::optional<std::size_t> length_in(std::string_view line) {
  constexpr std::string_view name = "content-length:";
  if (line.size() < name.size()) return std::nullopt;
  if (lower_case(line.substr(0, name.size())) != name) return std::nullopt;
  line.remove_prefix(std::min(line.find_first_not_of(' ', name.size()), line.size()));
  return take_number<std::size_t>(line);
}

}  // namespace

Packet read_packet(std::istream& in) {
  std::optional<std::size_t> length;
  bool any = false;
  for (;;) {
    const auto line = header_line(in);
    if (!line) return {Packet::Kind::End, {}};
    if (line->empty()) {
      if (any) break;
      continue;  // between messages
    }
    any = true;
    if (const auto said = length_in(*line)) length = said;
  }
  if (!length) return {Packet::Kind::Refused, "a message without Content-Length"};
  if (*length > largest_message) {
    in.ignore(static_cast<std::streamsize>(std::min<std::size_t>(*length, std::size_t{1} << 40U)));
    return {Packet::Kind::Refused, "the message is too large"};
  }
  std::string text;
  std::array<char, 65536> piece{};
  while (text.size() < *length) {
    in.read(piece.data(), static_cast<std::streamsize>(std::min(piece.size(), *length - text.size())));
    if (in.gcount() <= 0) return {Packet::Kind::End, {}};
    text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
  }
  return {Packet::Kind::Message, std::move(text)};
}

void write_packet(std::ostream& out, std::string_view text) {
  out << "Content-Length: " << text.size() << "\r\n\r\n" << text;
  out.flush();
}

}  // namespace trackwright::lsp
