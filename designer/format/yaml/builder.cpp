#include "designer/format/yaml/builder.h"

#include <utility>

#include <fmt/format.h>

#include "designer/format/text/utf8.h"

namespace trackwright::yaml {

namespace {

constexpr std::size_t deepest = 200;
constexpr std::size_t most_nodes = 2'000'000;
constexpr std::size_t most_bytes = std::size_t{256} << 20U;

}  // namespace

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
           fmt::format("there are more than {} values here (each alias counts as its value)",
                       spent_.nodes > most_nodes ? "2,000,000" : "256 MiB of"));
    throw GiveUp{};
  }
  if (open_.size() + cost.height > deepest) {
    report("file/too-deep", where, fmt::format("this is nested more than {} levels deep", deepest));
    throw GiveUp{};
  }
}

void Builder::read_tag(const std::string& tag, Node& node) {
  if (tag.empty() || tag == "?" || tag == "!") return;
  if (tag == "!replace")
    node.replace = true;
  else
    report("file/tag", place(node.place.offset, 1), fmt::format("the tag `{}` is not known", tag),
           "use !replace, the only tag; put a string that begins with `!` in quotes");
}

void Builder::open(Node::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
  Open collection;
  collection.node.kind = kind;
  collection.node.place = place(offset(mark), 1);
  collection.anchor = anchor;
  if (expects_key()) {
    report("file/syntax", collection.node.place, "a key must be a string, not a list or a mapping",
           "put a string that begins with `[` or `{` in quotes");
    throw GiveUp{};
  }
  read_tag(tag, collection.node);
  const std::size_t start = skip_properties(text_, offset(mark));
  collection.node.place = place(start, start < text_.size() ? 1 : 0);
  collection.flow = start < text_.size() && (text_[start] == '[' || text_[start] == '{');
  collection.node.flow = collection.flow || in_flow();
  collection.node.span.begin = offset(mark);
  collection.cost.height = 1;
  spend(collection.cost, collection.node.place);
  last_good = start;
  open_.push_back(std::move(collection));
}

void Builder::close() {
  Open collection = std::move(open_.back());
  open_.pop_back();
  collection.node.span.end = end_of(collection);
  if (collection.node.kind == Node::Kind::Mapping) drop_duplicates(collection.node);
  finish(std::move(collection.node), collection.cost, collection.anchor);
}

// The parser does not report where a collection ends: after its last member and, in flow style, its bracket.
std::size_t Builder::end_of(const Open& collection) const {
  const Node& node = collection.node;
  std::size_t end = node.place.offset;
  if (!node.items.empty())
    end = node.items.back().span.end;
  else if (!node.entries.empty())
    end = node.entries.back().value.span.end;
  else
    ++end;
  if (!collection.flow) return std::min(end, text_.size());
  end = skip_space(text_, end);
  while (end < text_.size() && text_[end] == ',') end = skip_space(text_, end + 1);
  return std::min(end + 1, text_.size());
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

void Builder::key(std::string text, Place where, TextSpan span) {
  Cost cost;
  cost.bytes += text.size();
  spend(cost, where);
  open_.back().entry.key = std::move(text);
  open_.back().entry.key_place = where;
  open_.back().entry.key_span = span;
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
  node.span = {offset(mark), extent.end};
  node.flow = in_flow();
  last_good = extent.offset + extent.length;
  node.text = value;
  const bool quoted =
      start < text_.size() && std::string_view("\"'|>").find(text_[start]) != std::string_view::npos;
  node.kind = quoted ? Node::Kind::String : plain_kind(value);
  node.verbatim = text_.substr(extent.offset, extent.length) == value;
  if (!node.verbatim) refuse_noncharacter(node);
  if (anchor != 0 && expects_key()) {
    Cost cost;
    cost.bytes += value.size();
    anchors_[anchor] = {node, cost};
  }
  if (expects_key()) return key(value, node.place, node.span);
  Cost cost;
  cost.bytes += value.size();
  spend(cost, node.place);
  finish(std::move(node), cost, anchor);
}

// If the file ends in a line feed, the parser accepts an unclosed quote that runs to the end of the file.
void Builder::refuse_open_quote(std::size_t start, const Extent& extent) {
  const bool quoted = start < text_.size() && (text_[start] == '"' || text_[start] == '\'');
  if (!quoted || extent.offset + extent.length < text_.size()) return;
  report("file/syntax", place(start, 1), "the quote opened here is never closed");
  throw GiveUp{};
}

// Literal noncharacters were rejected earlier; the parser still accepts those written as escapes.
void Builder::refuse_noncharacter(const Node& scalar) {
  if (!first_noncharacter(scalar.text)) return;
  report("file/encoding", scalar.place, "an escape in this string does not stand for a Unicode character",
         "delete it");
  throw GiveUp{};
}

// The offset after the dash or after the colon of the key; a lone key in brackets has no colon.
std::size_t Builder::behind_owner(std::size_t at) const {
  if (open_.empty()) return at;
  const Open& parent = open_.back();
  if (parent.node.kind == Node::Kind::Mapping) {
    const std::size_t key_end = parent.entry.key_span.end;
    const std::size_t colon = skip_space(text_, key_end);
    return colon < text_.size() && text_[colon] == ':' ? colon + 1 : key_end;
  }
  if (parent.flow) return at;
  const std::vector<Node>& items = parent.node.items;
  return (items.empty() ? parent.node.place.offset : skip_space(text_, items.back().span.end)) + 1;
}

// A null can be written (`null`, `~`) or left empty. An empty null has the parser's mark of the next token,
// which may even be a key named `null`.
void Builder::OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) {
  const std::size_t start = skip_properties(text_, offset(mark));
  const std::size_t end = std::min(text_.find_first_of(" \t\r\n,:]}#", start), text_.size());
  const std::string_view word = text_.substr(start, end - start);
  const bool is_null_word = !word.empty() && plain_kind(word) == Node::Kind::Null;
  if (expects_key()) {
    if (!is_null_word) {
      report("file/syntax", place(start, start < text_.size() ? 1 : 0), "a key is missing here");
      throw GiveUp{};
    }
    return key(std::string(word), place(start, word.size()), {offset(mark), end});
  }
  const std::size_t behind = std::min(text_.find_first_not_of(" \t", end), text_.size());
  const bool is_key = behind < text_.size() && text_[behind] == ':';
  Node node;
  node.flow = in_flow();
  node.verbatim = is_null_word && !is_key;
  if (node.verbatim) {
    node.text = word;
    node.place = place(start, word.size());
    node.span = {offset(mark), end};
  } else {
    const std::size_t behind_it = std::min(behind_owner(start), text_.size());
    node.span = {behind_it, behind_it};
    const bool colon = behind_it > 0 && text_[behind_it - 1] == ':';
    node.place = place(behind_it - (colon ? 1 : 0), 0);
  }
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
    report("file/syntax", where,
           "this alias is inside the value that it names, so the value would never end");
    throw GiveUp{};
  }
  const Anchored& anchored = found->second;
  if (expects_key()) {
    if (!anchored.node.items.empty() || !anchored.node.entries.empty()) {
      report("file/syntax", where, "a key must be a string, not a list or a mapping");
      throw GiveUp{};
    }
    return key(anchored.node.text, where, {at, end});
  }
  spend(anchored.cost, where);
  Node node = anchored.node;
  node.alias = true;
  node.flow = in_flow();
  node.span = {at, end};
  finish(std::move(node), anchored.cost, 0);
}

// A fast path: nearly every mapping is valid and has few keys.
bool Builder::keys_are_sound(const std::vector<Entry>& entries) {
  constexpr std::size_t few = 12;
  if (std::ranges::find(entries, "<<", &Entry::key) != entries.end()) return false;
  if (entries.size() <= few) {
    for (std::size_t i = 1; i < entries.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        if (entries[i].key == entries[k].key) return false;
    return true;
  }
  std::vector<std::string_view> keys;
  keys.reserve(entries.size());
  for (const Entry& entry : entries) keys.push_back(entry.key);
  std::ranges::sort(keys);
  return std::ranges::adjacent_find(keys) == keys.end();
}

void Builder::drop_duplicates(Node& mapping) {
  if (keys_are_sound(mapping.entries)) return;
  std::map<std::string_view, Place> first;
  std::vector<Entry> kept;
  kept.reserve(mapping.entries.size());
  for (Entry& entry : mapping.entries) {
    if (entry.key == "<<") {
      report("file/merge-key", entry.key_place, "merge keys (`<<`) are not supported",
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
    kept.push_back(std::move(entry));  // within the reserved capacity: pointers to the keys stay valid
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
           "a second document begins here, but a title file contains one",
           "remove the line `---` or `...`, or move the second document to its own file");
  else
    report("file/syntax", place(at, at < text_.size() ? 1 : 0), "this does not continue the lines above it",
           "check the indentation of this line against the lines above it");
  throw GiveUp{};
}

}  // namespace trackwright::yaml
