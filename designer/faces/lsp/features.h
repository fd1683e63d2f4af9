// The server's answers about one document. Each function handles a request of the protocol, given the title
// of the document. They never fail: without a result, the answer is null or empty.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "designer/faces/lsp/places.h"
#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "engine/base/expected.h"

namespace trackwright::lsp {

// An open document, with its text in the editor.
struct Document {
  std::string uri;
  std::string path;
  std::int64_t version = 0;
  Sources text;  // one file, number 1
  const Sources::File& file() const { return *text.file(1); }
};

// The position of a request: the document and its title.
struct At {
  Project& project;
  const Document& document;
  std::size_t offset = 0;
};

// The file of the document among those of the names; 0 if it is not a file of the title.
FileId file_in(const Names&, const Document&);
// The name at a position; nullptr if there is none.
const NamePlace* name_at(const At&);
// The schema for the kind of file of the document.
std::optional<Schema> schema_for(Project&, const Document&);

// All findings of the title, by URI: {uri: [Diagnostic]}. Every file that was read has a list.
Json diagnostics_of(Project&);

Json hover(const At&);
Json completion(const At&);
Json resolved_completion(Project&, Json item);
Json definition(const At&);
Json references(const At&, bool with_definition);
Json highlights(const At&);
Json prepared_rename(const At&);
Expected<Json, std::string> renamed(const At&, const std::string& to);
Json code_actions(Project&, const Document&, TextSpan);
Json symbols(const Document&);
Json foldings(const Document&);
Json colours(const Document&);
Json colour_presentations(const Json& colour);

// {uri: [TextEdit]} for edits in files of these sources.
Json changes_of(const Sources&, const std::vector<Edit>&);

}  // namespace trackwright::lsp
