// Internal: edits the members of a collection in its text. The entry point is edit.h.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/text/tree.h"
#include "designer/format/yaml/alignment.h"
#include "designer/format/yaml/write.h"
#include "engine/base/finding.h"

namespace trackwright::yaml {

// True if the tree contains an alias.
bool has_alias(const Node&);

class Editor {
 public:
  // `write_aliases_out`: expands all aliases in revised parts.
  Editor(std::string_view text, FileId file, bool write_aliases_out = false);

  // Changes a member's value to `wanted`, member by member for a collection.
  void revise(const Step& at, const Node& wanted);
  // The same for a whole collection that is not empty, with these pairs.
  void revise(const Node& old, const Node& wanted, const std::vector<Pair>& pairs);
  void rename(const Entry& entry, std::string_view key);

  std::vector<Edit> take() { return std::move(edits_); }

 private:
  void put(TextSpan span, std::string text);
  void keep(const Node& old, const Node& wanted, const Pair& pair);

  void revise_in_brackets(const Node& old, const Node& wanted, const std::vector<Pair>& pairs);
  void remove_in_brackets(const Node& old, std::size_t first, std::size_t last);
  void replace_in_brackets(const Step& at, const Node& wanted);

  void revise_in_lines(const Node& old, const Node& wanted, const std::vector<Pair>& pairs);
  void empty_lines(const Node& old, const Node& wanted);
  void remove_lines(const Node& old, std::size_t index);
  void remove_from_shared_line(const Node& old, std::size_t last);
  void replace_collection(const Step& at, const Node& wanted);
  void replace_scalar(const Step& at, const Node& wanted);

  // The text in the existing style, between quotes or as a block; empty if that is impossible.
  std::string styled(const Node& old, const Node& wanted) const;
  std::string block_text(const Node& old, std::string_view value) const;
  // The text after the colon or dash of a member in block style: a value, or lines below it.
  std::string value_behind(const Step& at, const Node& wanted) const;
  std::string lines(const Node& wanted, std::size_t indent) const;
  // A member without leading spaces and without its last line end.
  std::string member_in_lines(const Node& wanted, std::size_t index, std::size_t column) const;
  std::size_t column(std::size_t at) const;
  bool is_changed(const Node& old, const Node& wanted) const;

  std::string_view text_;
  FileId file_;
  bool write_aliases_out_;
  std::string line_end_;
  std::size_t removed_to_ =
      std::string_view::npos;  // the end of the last lines that were removed with their line end
  std::vector<Edit> edits_;
};

}  // namespace trackwright::yaml
