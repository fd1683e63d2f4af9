#include "designer/format/yaml/yaml.h"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <istream>
#include <map>
#include <streambuf>

#include "designer/format/yaml/errors.h"
#include "designer/format/yaml/guards.h"
#include "designer/format/yaml/scalar.h"

namespace trackwright {

namespace {

constexpr std::size_t deepest = 200;
constexpr std::size_t most_nodes = 2'000'000;
constexpr std::size_t most_bytes = std::size_t{256} << 20U;

// Unwinds yaml-cpp's recursion once a finding leaves nothing to read on for; never leaves this file.
struct Stop {};

class ViewBuffer : public std::streambuf {
 public:
  explicit ViewBuffer(std::string_view text) {
    // The stream only reads; its interface knows no const buffer.
    char* start = const_cast<char*>(text.data());
    setg(start, start, start + text.size());
  }
};

// What a node and all below it cost.
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

// A collection that is being read.
struct Open {
  Node node;
  Cost cost;
  YAML::anchor_t anchor = 0;
  bool flow = false;
  bool has_key = false;
  Entry entry;  // whose key was read
};

// Builds the tree from the parser's events.
class Builder : public YAML::EventHandler {
 public:
  Builder(std::string_view text, std::size_t shift, FileId file, Findings& findings)
      : text_(text), shift_(shift), file_(file), findings_(findings) {}

  std::optional<Node> root;
  std::size_t documents = 0;
  std::size_t last_good = 0;

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

  // The innermost [ or { that is still open.
  const Open* open_flow() const {
    const auto found = std::find_if(open_.rbegin(), open_.rend(), [](const Open& one) { return one.flow; });
    return found == open_.rend() ? nullptr : &*found;
  }

 private:
  std::size_t offset(const YAML::Mark& mark) const {
    return std::min(text_.size(), static_cast<std::size_t>(std::max(mark.pos, 0)) + shift_);
  }
  Place place(std::size_t offset, std::size_t length) const {
    return {file_, static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(length)};
  }
  Finding& report(std::string_view check, Place where, std::string message, std::string help = {});
  void open(Node::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor);
  void close();
  void finish(Node node, Cost cost, YAML::anchor_t anchor);
  void key(std::string text, Place where);
  void spend(const Cost& cost, Place where);
  void read_tag(const std::string& tag, Node& node);
  void drop_duplicates(Node& mapping);
  void second_document(std::size_t at);
  void refuse_open_quote(std::size_t start, const Extent& extent);
  bool expects_key() const {
    return !open_.empty() && open_.back().node.kind == Node::Kind::Mapping && !open_.back().has_key;
  }
  // Where a value that was left empty would stand.
  Place empty_place(std::size_t at) const;

  std::string_view text_;
  std::size_t shift_;
  FileId file_;
  Findings& findings_;
  std::vector<Open> open_;
  std::map<YAML::anchor_t, Anchored> anchors_;
  Cost spent_{0, 0, 0};
};

Finding& Builder::report(std::string_view check, Place where, std::string message, std::string help) {
  Finding finding;
  finding.check = check;
  finding.message = std::move(message);
  finding.place = where;
  finding.help = std::move(help);
  return findings_.emplace_back(std::move(finding));
}

void Builder::spend(const Cost& cost, Place where) {
  spent_.nodes += cost.nodes;
  spent_.bytes += cost.bytes;
  if (spent_.nodes > most_nodes || spent_.bytes > most_bytes) {
    report("file/too-large", where,
           fmt::format("there are more than {} values here, counting each alias as what it stands for",
                       spent_.nodes > most_nodes ? "2,000,000" : "256 MiB of"));
    throw Stop{};
  }
  if (open_.size() + cost.height > deepest) {
    report("file/too-deep", where, fmt::format("this is nested more than {} levels deep", deepest));
    throw Stop{};
  }
}

void Builder::read_tag(const std::string& tag, Node& node) {
  if (tag.empty() || tag == "?" || tag == "!") return;
  if (tag == "!replace")
    node.replace = true;
  else
    report("file/tag", place(node.place.offset, 1), fmt::format("the tag `{}` is not known", tag),
           "the only tag is !replace; a text that begins with `!` needs quotes");
}

void Builder::open(Node::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
  Open collection;
  collection.node.kind = kind;
  collection.node.place = place(offset(mark), 1);
  collection.anchor = anchor;
  if (expects_key()) {
    report("file/syntax", collection.node.place, "a key must be a text, not a list or a mapping",
           "a text that begins with `[` or `{` needs quotes");
    throw Stop{};
  }
  read_tag(tag, collection.node);
  const std::size_t start = skip_properties(text_, offset(mark));
  collection.node.place = place(start, start < text_.size() ? 1 : 0);
  collection.flow = start < text_.size() && (text_[start] == '[' || text_[start] == '{');
  collection.cost.height = 1;
  spend(collection.cost, collection.node.place);
  last_good = start;
  open_.push_back(std::move(collection));
}

void Builder::close() {
  Open collection = std::move(open_.back());
  open_.pop_back();
  if (collection.node.kind == Node::Kind::Mapping) drop_duplicates(collection.node);
  finish(std::move(collection.node), collection.cost, collection.anchor);
}

void Builder::finish(Node node, Cost cost, YAML::anchor_t anchor) {
  if (anchor != 0) {
    spend({cost.nodes, cost.bytes, 0}, node.place);  // the copy that is kept for aliases
    anchors_[anchor] = {node, cost};
  }
  if (open_.empty()) {
    root = std::move(node);
    return;
  }
  Open& parent = open_.back();
  parent.cost.add(cost);
  if (parent.node.kind == Node::Kind::Sequence) {
    parent.node.items.push_back(std::move(node));
    return;
  }
  parent.entry.value = std::move(node);
  parent.node.entries.push_back(std::move(parent.entry));
  parent.entry = {};
  parent.has_key = false;
}

void Builder::key(std::string text, Place where) {
  Cost cost;
  cost.bytes += text.size();
  spend(cost, where);
  open_.back().entry.key = std::move(text);
  open_.back().entry.key_place = where;
  open_.back().has_key = true;
}

void Builder::OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       const std::string& value) {
  const std::size_t start = skip_properties(text_, offset(mark));
  const Extent extent = scalar_extent(text_, start, value);
  refuse_open_quote(start, extent);
  Node node;
  node.place = place(offset(mark), 1);
  read_tag(tag, node);
  node.place = place(extent.offset, extent.length);
  last_good = extent.offset + extent.length;
  node.text = value;
  const bool quoted =
      start < text_.size() && std::string_view("\"'|>").find(text_[start]) != std::string_view::npos;
  node.kind = quoted ? Node::Kind::String : plain_kind(value);
  node.verbatim = text_.substr(extent.offset, extent.length) == value;
  if (anchor != 0 && expects_key()) {
    Cost cost;
    cost.bytes += value.size();
    anchors_[anchor] = {node, cost};
  }
  if (expects_key()) return key(value, node.place);
  Cost cost;
  cost.bytes += value.size();
  spend(cost, node.place);
  finish(std::move(node), cost, anchor);
}

// The parser lets a quoted text run to the end of the file where that ends in a line feed.
void Builder::refuse_open_quote(std::size_t start, const Extent& extent) {
  const bool quoted = start < text_.size() && (text_[start] == '"' || text_[start] == '\'');
  if (!quoted || extent.offset + extent.length < text_.size()) return;
  report("file/syntax", place(start, 1), "a quote is opened here and never closed");
  throw Stop{};
}

Place Builder::empty_place(std::size_t at) const {
  if (open_.empty()) return place(at, 0);
  const Open& parent = open_.back();
  if (parent.node.kind == Node::Kind::Sequence)
    return place(at < text_.size() && text_[at] == '-' ? at + 1 : at, 0);
  const Place& key = parent.entry.key_place;
  return place(std::min(text_.find(':', key.offset + key.length), text_.size()), 0);
}

// Written (`null`, `~`) or left empty: then the parser's mark is that of whatever comes next, even of a key
// that is spelt `null`.
void Builder::OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) {
  const std::size_t start = skip_properties(text_, offset(mark));
  const std::size_t end = std::min(text_.find_first_of(" \t\r\n,:]}#", start), text_.size());
  const std::string_view word = text_.substr(start, end - start);
  const bool is_null_word = !word.empty() && plain_kind(word) == Node::Kind::Null;
  if (expects_key()) {
    if (!is_null_word) {
      report("file/syntax", place(start, start < text_.size() ? 1 : 0), "a key is missing here");
      throw Stop{};
    }
    return key(std::string(word), place(start, word.size()));
  }
  const std::size_t behind = std::min(text_.find_first_not_of(" \t", end), text_.size());
  const bool is_key = behind < text_.size() && text_[behind] == ':';
  Node node;
  node.place = is_null_word && !is_key ? place(start, word.size()) : empty_place(start);
  node.verbatim = is_null_word && !is_key;
  if (node.verbatim) node.text = word;
  last_good = node.place.offset + node.place.length;
  spend({}, node.place);
  finish(std::move(node), {}, anchor);
}

void Builder::OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) {
  const std::size_t at = offset(mark);
  const std::size_t end = std::min(text_.find_first_of(" \t\r\n,]}", at), text_.size());
  const Place where = place(at, end - at);
  last_good = end;
  const auto found = anchors_.find(anchor);
  if (found == anchors_.end()) {
    report("file/syntax", where, "this alias stands inside the value that it names, which would never end");
    throw Stop{};
  }
  const Anchored& anchored = found->second;
  if (expects_key()) {
    if (!anchored.node.items.empty() || !anchored.node.entries.empty()) {
      report("file/syntax", where, "a key must be a text, not a list or a mapping");
      throw Stop{};
    }
    return key(anchored.node.text, where);
  }
  spend(anchored.cost, where);
  finish(anchored.node, anchored.cost, 0);
}

void Builder::drop_duplicates(Node& mapping) {
  std::map<std::string_view, Place> first;
  std::vector<Entry> kept;
  kept.reserve(mapping.entries.size());
  for (Entry& entry : mapping.entries) {
    if (entry.key == "<<") {
      report("file/merge-key", entry.key_place, "merge keys (`<<`) are not read",
             "write the keys out, or use an alias for the whole value");
      continue;
    }
    const auto found = first.find(entry.key);
    if (found != first.end()) {
      report("file/duplicate-key", entry.key_place, fmt::format("the key `{}` is written twice", entry.key),
             "keep one of the two")
          .related.push_back({found->second, "first written here"});
      continue;
    }
    kept.push_back(std::move(entry));  // within the capacity reserved: the keys stay where they are
    first.emplace(kept.back().key, kept.back().key_place);
  }
  mapping.entries = std::move(kept);
}

void Builder::second_document(std::size_t at) {
  const std::size_t feed = at == 0 ? std::string_view::npos : text_.rfind('\n', at - 1);
  const std::string_view line = text_.substr(feed == std::string_view::npos ? 0 : feed + 1);
  const bool marked = line.starts_with("---") || text_.substr(0, at).find("\n...") != std::string_view::npos;
  if (marked)
    report("file/documents", place(at, at < text_.size() ? 1 : 0),
           "a second document begins here; a file of a title holds one",
           "take out the line `---` or `...`, or keep the second document in a file of its own");
  else
    report("file/syntax", place(at, at < text_.size() ? 1 : 0),
           "this does not belong to what stands above it",
           "check the indentation of this line against the lines above it");
  throw Stop{};
}

Finding parser_finding(std::string_view text, std::size_t shift, FileId file, const Builder& builder,
                       const YAML::ParserException& exception) {
  SyntaxError error;
  error.offset =
      exception.mark.is_null() ? text.size() : static_cast<std::size_t>(exception.mark.pos) + shift;
  error.message = exception.msg;
  error.last_good = builder.last_good;
  if (const Open* flow = builder.open_flow()) {
    error.in_flow = true;
    error.flow_start = flow->node.place.offset;
  }
  return syntax_finding(text, file, error);
}

}  // namespace

std::optional<Node> parse_yaml(const Sources& sources, FileId id, Findings& findings) {
  const Sources::File* file = sources.file(id);
  if (file == nullptr) return std::nullopt;
  if (auto refused = refuse_text(*file, id)) {
    findings.push_back(std::move(*refused));
    return std::nullopt;
  }
  const std::size_t shift = byte_order_mark_length(file->text);
  Builder builder(file->text, shift, id, findings);
  try {
    ViewBuffer buffer(std::string_view(file->text).substr(shift));
    std::istream stream(&buffer);
    YAML::Parser parser(stream);
    while (parser.HandleNextDocument(builder)) {
    }
  } catch (const YAML::ParserException& exception) {
    findings.push_back(parser_finding(file->text, shift, id, builder, exception));
    return std::nullopt;
  } catch (const Stop&) {
    return std::nullopt;
  }
  if (builder.root) return std::move(builder.root);
  Node empty;
  empty.place = {id, 0, 0};
  return empty;
}

}  // namespace trackwright
