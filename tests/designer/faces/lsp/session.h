// The editor's side of a session with the language server in a test.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "designer/faces/lsp/places.h"
#include "designer/faces/lsp/server.h"
#include "designer/format/text/files.h"
#include "tests/designer/trees.h"
#include "tests/source_folder.h"

namespace trackwright::lsp {

class Session {
 public:
  // `files`: by path below the folder /titles/mine, which does not exist on disk.
  explicit Session(std::map<std::string, std::string> files)
      : texts_(std::move(files)), reader_(absolute(texts_), &disk_), server_(reader_, source_installation()) {
    ask("initialize", Json::object());
    tell("initialized", Json::object());
  }

  Json answer(const std::string& method, const Json& params) {
    const Messages told =
        server_.handle(Json{{"jsonrpc", "2.0"}, {"id", ++last_id_}, {"method", method}, {"params", params}});
    EXPECT_EQ(told.size(), 1U) << method;
    return told.empty() ? Json() : told.front();
  }
  Json ask(const std::string& method, const Json& params) {
    const Json told = answer(method, params);
    EXPECT_TRUE(told.contains("result")) << method << ": " << told.dump();
    return told.value("result", Json());
  }
  void tell(const std::string& method, const Json& params) {
    EXPECT_TRUE(server_.handle(Json{{"jsonrpc", "2.0"}, {"method", method}, {"params", params}}).empty());
  }

  static std::string uri(const std::string& name) { return "file:///titles/mine/" + name; }
  const std::string& text(const std::string& name) const { return texts_.at(name); }

  void open(const std::string& name) {
    tell("textDocument/didOpen",
         {{"textDocument",
           {{"uri", uri(name)}, {"languageId", "yaml"}, {"version", 1}, {"text", text(name)}}}});
    collect();
  }
  void type(const std::string& name, std::string text) {
    texts_[name] = text;
    tell("textDocument/didChange", {{"textDocument", {{"uri", uri(name)}, {"version", 2}}},
                                    {"contentChanges", Json::array({{{"text", std::move(text)}}})}});
    collect();
  }
  // The latest diagnostics of a file.
  Json diagnostics(const std::string& name) const {
    const auto found = told_.find(uri(name));
    return found == told_.end() ? Json::array() : found->second;
  }
  std::size_t diagnostics() const {
    std::size_t all = 0;
    for (const auto& [uri, list] : told_) all += list.size();
    return all;
  }

  // The position of `what` in the text of the file, plus `on` bytes.
  Json at(const std::string& name, const std::string& what, std::size_t on = 0) const {
    Sources sources;
    const FileId file = sources.add(name, text(name));
    const std::size_t offset = text(name).find(what);
    EXPECT_NE(offset, std::string::npos) << what;
    const Json range = range_of(sources, Place{file, static_cast<std::uint32_t>(offset + on), 0});
    return {{"textDocument", {{"uri", uri(name)}}}, {"position", range["start"]}};
  }

  Server& server() { return server_; }

 private:
  static std::map<std::string, std::string> absolute(const std::map<std::string, std::string>& files) {
    std::map<std::string, std::string> all;
    for (const auto& [name, text] : files) all.emplace("/titles/mine/" + name, text);
    return all;
  }
  void collect() {
    for (const Json& one : server_.publish())
      told_[one["params"]["uri"].get<std::string>()] = one["params"]["diagnostics"];
  }

  std::map<std::string, std::string> texts_;
  DiskReader disk_;
  MemoryReader reader_;
  Server server_;
  std::map<std::string, Json> told_;
  int last_id_ = 0;
};

// The files of a title in this project, by name.
inline std::map<std::string, std::string> files_of(const std::string& folder) {
  const DiskReader disk;
  std::map<std::string, std::string> files;
  for (const std::string& name : disk.list(folder))
    if (name.ends_with(".yaml")) files.emplace(name, disk.read(folder + "/" + name, largest_file).value());
  for (const std::string& option : disk.list(folder + "/options"))
    for (auto& [name, text] : files_of(folder + "/options/" + option))
      files.emplace("options/" + option + "/" + name, std::move(text));
  return files;
}

inline std::map<std::string, std::string> sound_files() {
  return files_of(source_folder() + "/tests/data/sound");
}

}  // namespace trackwright::lsp
