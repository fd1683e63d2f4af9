// Builds the tree of a text from the parser's events.
#pragma once

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/mark.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"
#include "designer/format/yaml/scalar.h"
#include "designer/format/yaml/surrogates.h"
#include "engine/base/finding.h"

namespace trackwright::yaml {

// Thrown to leave yaml-cpp's recursion after a fatal finding; parse_yaml catches it.
struct GiveUp {};

// The size of a node with everything below it.
struct Cost {
  std::size_t nodes = 1;
  std::size_t bytes = sizeof(Entry);
  std::size_t height = 0;  // levels of collections

  void add(const Cost& child) {
    nodes += child.nodes;
    bytes += child.bytes;
    height = std::max(height, child.height + 1);
  }
};

struct Anchored {
  Node node;
  Cost cost;
};

// A collection that is being parsed.
struct Open {
  Node node;
  Cost cost;
  YAML::anchor_t anchor = 0;
  bool flow = false;
  bool has_key = false;
  Entry entry;  // set once its key has been read
};

class Builder : public YAML::EventHandler {
 public:
  Builder(std::string_view text, std::size_t shift, FileId file, Findings& findings)
      : text_(text), shift_(shift), file_(file), findings_(findings) {}

  std::optional<Node> root;
  std::size_t documents = 0;
  std::size_t last_good = 0;
  const JoinedPairs* joined = nullptr;  // the text that the parser reads instead, if pairs were joined

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (documents++ > 0) second_document(offset(mark));
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override;
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override;
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value /*style*/) override {
    open(Node::Kind::Sequence, mark, tag, anchor);
  }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value /*style*/) override {
    open(Node::Kind::Mapping, mark, tag, anchor);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapEnd() override { close(); }

  // The innermost open [ or {.
  const Open* open_flow() const {
    const auto found = std::find_if(open_.rbegin(), open_.rend(), [](const Open& one) { return one.flow; });
    return found == open_.rend() ? nullptr : &*found;
  }

  // The parser's marks count from after the byte-order mark.
  std::size_t offset(const YAML::Mark& mark) const {
    const auto read = static_cast<std::size_t>(std::max(mark.pos, 0));
    return std::min(text_.size(), (joined != nullptr ? joined->before(read) : read) + shift_);
  }

 private:
  Place place(std::size_t offset, std::size_t length) const {
    return {file_, static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(length)};
  }
  Finding& report(std::string_view check, Place where, std::string message, std::string help = {});
  void open(Node::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor);
  void close();
  void finish(Node node, Cost cost, YAML::anchor_t anchor);
  void key(std::string text, Place where, TextSpan span);
  void spend(const Cost& cost, Place where);
  void read_tag(const std::string& tag, Node& node);
  static bool keys_are_sound(const std::vector<Entry>&);
  void drop_duplicates(Node& mapping);
  void second_document(std::size_t at);
  void refuse_noncharacter(const Node& scalar);
  void refuse_open_quote(std::size_t start, const Extent& extent);
  bool expects_key() const {
    return !open_.empty() && open_.back().node.kind == Node::Kind::Mapping && !open_.back().has_key;
  }
  bool in_flow() const { return !open_.empty() && open_.back().node.flow; }
  std::size_t end_of(const Open& collection) const;
  // The place for an empty value; `at`: the parser's mark.
  std::size_t behind_owner(std::size_t at) const;

  std::string_view text_;
  std::size_t shift_;
  FileId file_;
  Findings& findings_;
  std::vector<Open> open_;
  std::map<YAML::anchor_t, Anchored> anchors_;
  Cost spent_{0, 0, 0};
};

}  // namespace trackwright::yaml
