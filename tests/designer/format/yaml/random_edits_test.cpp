// Changes trees at random and edits their texts accordingly: the text must read as the changed tree, and
// unrelated comments and lines must stay.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "designer/format/text/edits.h"
#include "designer/format/text/nodes.h"
#include "designer/format/yaml/edit.h"
#include "designer/format/yaml/spans.h"
#include "tests/designer/parsed.h"
#include "tests/designer/yaml_files.h"
#include "tests/named.h"

namespace trackwright {
namespace {

bool is_collection(const Node& node) {
  return node.kind == Node::Kind::Mapping || node.kind == Node::Kind::Sequence;
}

std::size_t size_of(const Node& node) {
  return node.entries.size() + node.items.size();
}

// --- changes

struct Site {
  Node* parent = nullptr;
  std::size_t index = 0;

  bool is_entry() const { return parent->kind == Node::Kind::Mapping; }
  Node& value() const { return is_entry() ? parent->entries[index].value : parent->items[index]; }
};

void collect(Node& node, std::vector<Site>& sites) {
  for (std::size_t i = 0; i < size_of(node); ++i) {
    sites.push_back({&node, i});
    collect(sites.back().value(), sites);
  }
}

class RandomChanges {
 public:
  explicit RandomChanges(unsigned seed) : random_(seed) {}

  std::size_t below(std::size_t bound) { return random_() % bound; }

  void change(Node& tree) {
    std::vector<Site> sites;
    collect(tree, sites);
    if (sites.empty()) return;
    const Site site = sites[below(sites.size())];
    switch (below(7)) {
      case 0:
      case 1:
        site.value() = scalar();
        break;
      case 2:
        site.value() = collection();
        break;
      case 3:
        remove(site);
        break;
      case 4:
        insert(site);
        break;
      case 5:
        if (site.is_entry()) site.parent->entries[site.index].key = key();
        break;
      default:
        exchange(site);
    }
  }

 private:
  Node scalar() {
    static const std::vector<std::string> texts{"plain",
                                                "with: colon",
                                                "# hash",
                                                "[",
                                                "two\nlines\n",
                                                "a\n\nb",
                                                "",
                                                "57",
                                                "true",
                                                "Malmö → Åbo",
                                                " led",
                                                "it's",
                                                "say \"x\"",
                                                "tab\there",
                                                "-",
                                                "a, b",
                                                "x:",
                                                "null",
                                                std::string(130, 'w')};
    if (below(5) == 0) return number_node(static_cast<int>(below(1000)));
    if (below(9) == 0) return flag_node(below(2) == 0);
    return below(9) == 0 ? Node{} : text_node(texts[below(texts.size())]);
  }

  Node collection() {
    Node node = below(2) == 0 ? list_node() : mapping_node();
    const std::size_t count = below(5);
    for (std::size_t i = 0; i < count; ++i) {
      Node member = below(6) == 0 ? collection() : scalar();
      if (node.kind == Node::Kind::Mapping)
        add(node, "k" + std::to_string(i), std::move(member));
      else
        node.items.push_back(std::move(member));
    }
    return node;
  }

  std::string key() { return (below(4) == 0 ? "new: " : "new") + std::to_string(random_()); }

  static void remove(const Site& site) {
    const auto at = static_cast<std::ptrdiff_t>(site.index);
    if (site.is_entry())
      site.parent->entries.erase(site.parent->entries.begin() + at);
    else
      site.parent->items.erase(site.parent->items.begin() + at);
  }

  void insert(const Site& site) {
    Node value = below(3) == 0 ? collection() : scalar();
    const auto at = static_cast<std::ptrdiff_t>(site.index + below(2));
    if (site.is_entry())
      site.parent->entries.insert(site.parent->entries.begin() + at, {key(), {}, std::move(value), {}});
    else
      site.parent->items.insert(site.parent->items.begin() + at, std::move(value));
  }

  void exchange(const Site& site) {
    const std::size_t other = below(size_of(*site.parent));
    if (site.is_entry())
      std::swap(site.parent->entries[site.index], site.parent->entries[other]);
    else
      std::swap(site.parent->items[site.index], site.parent->items[other]);
  }

  std::mt19937 random_;
};

// --- permitted differences

// The spans in which a text may differ, and in which comments may be lost, after changes of the tree.
struct Extent {
  std::vector<TextSpan> lines;
  std::vector<TextSpan> comments;
};

class Judge {
 public:
  explicit Judge(std::string_view text) : text_(text) {}
  Extent extent;

  void compare(const Node& old, const Node& wanted, TextSpan owner) {
    if (same_tree(old, wanted)) return;
    const bool tagged = old.span.begin != old.place.offset;
    const bool alike = is_collection(old) && old.kind == wanted.kind && old.replace == wanted.replace &&
                       size_of(old) > 0 && !old.alias && !(tagged && size_of(wanted) == 0);
    const bool lone = old.flow && alike && text_[old.place.offset] != '[' && text_[old.place.offset] != '{';
    if (!alike || lone)
      replaced(old, owner);
    else if (old.kind == Node::Kind::Mapping)
      compare_mappings(old, wanted);
    else
      compare_lists(old, wanted);
  }

 private:
  TextSpan lines_of(TextSpan span) const {
    const std::size_t last = span.size() > 0 && text_[span.end - 1] == '\n' ? span.end - 1 : span.end;
    return {line_begin(text_, span.begin), content_end(text_, last)};
  }

  void replaced(const Node& old, TextSpan owner) {
    extent.lines.push_back(lines_of(owner));
    extent.comments.push_back(is_collection(old) && !old.flow ? lines_of(owner) : old.span);
  }

  void goes(const Node& parent, std::size_t first, std::size_t last) {
    if (parent.flow) {
      extent.lines.push_back(lines_of(parent.span));
      extent.comments.push_back({member_span(parent, first).begin, member_span(parent, last).end});
      return;
    }
    const TextSpan span = lines_of({member_span(parent, first).begin, member_span(parent, last).end});
    extent.comments.push_back(span);
    extent.lines.push_back(span);
    // The text after the dash is removed, and the next member may take its place.
    if (first == 0 && last + 1 < size_of(parent) && !begins_line(text_, member_span(parent, 0).begin))
      extent.lines.push_back(lines_of({span.begin, member_span(parent, last + 1).begin}));
  }

  void compare_mappings(const Node& old, const Node& wanted) {
    const auto has = [](const Node& mapping, const std::string& key) {
      return std::ranges::find(mapping.entries, key, &Entry::key) != mapping.entries.end();
    };
    std::vector<std::string> kept;
    std::vector<std::string> still;
    for (std::size_t i = 0; i < old.entries.size(); ++i) {
      const std::string& key = old.entries[i].key;
      if (!has(wanted, key)) {
        goes(old, i, i);
        continue;
      }
      kept.push_back(key);
      compare(old.entries[i].value, *wanted.find(key), member_span(old, i));
    }
    for (const Entry& entry : wanted.entries)
      if (has(old, entry.key)) still.push_back(entry.key);
    if (kept != still) goes(old, 0, size_of(old) - 1);
    if (still.size() < wanted.entries.size())
      extent.lines.push_back(lines_of(old.flow ? old.span : member_span(old, 0)));
  }

  void compare_lists(const Node& old, const Node& wanted) {
    const std::size_t most = std::min(old.items.size(), wanted.items.size());
    std::size_t front = 0;
    while (front < most && same_tree(old.items[front], wanted.items[front])) ++front;
    std::size_t back = 0;
    while (back < most - front &&
           same_tree(old.items[old.items.size() - 1 - back], wanted.items[wanted.items.size() - 1 - back]))
      ++back;
    const std::size_t end = old.items.size() - back;
    if (end == front + 1 && wanted.items.size() == old.items.size())
      compare(old.items[front], wanted.items[front], slot_span(text_, old, front));
    else if (end > front)
      goes(old, front, end - 1);
    else
      extent.lines.push_back(lines_of(old.flow ? old.span : member_span(old, 0)));
  }

  std::string_view text_;
};

void find_scalars(const Node& node, std::vector<TextSpan>& spans) {
  for (const Entry& entry : node.entries) spans.push_back(entry.key_span);
  if (node.alias || !is_collection(node)) spans.push_back(node.span);
  if (node.alias) return;
  for (const Node& item : node.items) find_scalars(item, spans);
  for (const Entry& entry : node.entries) find_scalars(entry.value, spans);
}

bool within(const std::vector<TextSpan>& spans, std::size_t at) {
  return std::ranges::any_of(spans, [&](const TextSpan& span) { return span.begin <= at && at < span.end; });
}

// Returns the comments that must stay, in order.
std::vector<std::string> comments_outside(std::string_view text, const Node& tree,
                                          const std::vector<TextSpan>& gone) {
  std::vector<TextSpan> scalars;
  find_scalars(tree, scalars);
  std::vector<std::string> comments;
  for (std::size_t at = text.find('#'); at != std::string_view::npos; at = text.find('#', at + 1)) {
    const bool begins = at == 0 || std::string_view(" \t\n").find(text[at - 1]) != std::string_view::npos;
    if (!begins || within(scalars, at)) continue;
    const std::size_t end = content_end(text, at);
    if (!within(gone, at)) comments.emplace_back(text.substr(at, end - at));
    at = std::min(end, text.size() - 1);
  }
  return comments;
}

std::vector<std::string> lines_outside(std::string_view text, const std::vector<TextSpan>& touched) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = content_end(text, at);
    if (!within(touched, at)) lines.emplace_back(text.substr(at, end - at));
    at = std::min(text.find('\n', end), text.size() - 1) + 1;
  }
  return lines;
}

// Expects each of the parts in the text, one after another.
void expect_in_order(const std::string& text, const std::vector<std::string>& parts) {
  std::size_t at = 0;
  for (const std::string& part : parts) {
    const std::size_t found = text.find(part, at);
    ASSERT_NE(found, std::string::npos) << "lost: " << part << "\n" << text;
    at = found + part.size();
  }
}

void change_at_random(const std::string& text, unsigned seed) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  const Parsed before(text);
  ASSERT_TRUE(before.tree && before.findings.empty());
  RandomChanges changes(seed);
  Node wanted = *before.tree;
  for (std::size_t count = 1 + changes.below(3); count > 0; --count) changes.change(wanted);
  const Edits edits = edits_to(text, *before.tree, wanted);
  const Edited edited = apply_edits(text, edits);
  EXPECT_EQ(edited.applied, edits.size());
  const Parsed after(edited.text);
  ASSERT_TRUE(after.tree && after.findings.empty()) << edited.text;
  EXPECT_TRUE(same_tree(*after.tree, wanted)) << edited.text;
  Judge judge(text);
  judge.compare(*before.tree, wanted, before.tree->span);
  expect_in_order(edited.text, comments_outside(text, *before.tree, judge.extent.comments));
  expect_in_order(edited.text, lines_outside(text, judge.extent.lines));
}

class RandomEdits : public testing::TestWithParam<std::string> {};

TEST_P(RandomEdits, ProduceTheTreeAndKeepTheRest) {
  for (const std::string& path : yaml_files(GetParam())) {
    SCOPED_TRACE(path);
    const std::string text = DiskReader().read(path, largest_file).value_or("");
    const auto times = static_cast<unsigned>(std::clamp<std::size_t>(60'000 / (text.size() + 1), 3, 40));
    for (unsigned seed = 0; seed < times && !HasFailure(); ++seed) change_at_random(text, seed);
  }
}

INSTANTIATE_TEST_SUITE_P(Shipped, RandomEdits, testing::ValuesIn(yaml_folders()), by_name);

const char* const written_by_many =
    R"(# head
a: 1   # one
"b c": 'it''s'  # two
# about d
d:
  # first
  - x  # x
  -   y
  # between
  - e: 1  # e
    # about f
    f: {g: [1, 2, # in the list
            3], h: {}, i, j: }
    k:
  - - 1
    - 2  # two
  # end of d
l: |  # text
  line one
    line two

  # no comment
m:
- n
- "o": p
q: !replace
  r: >-
    folded
    text
  s: [t: u, {v: w}]
# tail
z: [a,
  b]  # z
)";

TEST(RandomEdits, KeepMixedStyles) {
  for (unsigned seed = 0; seed < 2000 && !HasFailure(); ++seed) change_at_random(written_by_many, seed);
}

TEST(RandomEdits, KeepWindowsLineEndsAndTheByteOrderMark) {
  std::string text = "\xEF\xBB\xBF";
  for (const char* c = written_by_many; *c != '\0'; ++c)
    text += *c == '\n' ? std::string("\r\n") : std::string(1, *c);
  for (unsigned seed = 0; seed < 1000 && !HasFailure(); ++seed) change_at_random(text, seed);
}

}  // namespace
}  // namespace trackwright
