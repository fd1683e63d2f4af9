#include "designer/studio/losses.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "designer/format/text/nodes.h"
#include "designer/format/text/report.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

// Equal but for the kinds of scalars: `57` is `"57"`.
bool same_values(const Node& a, const Node& b) {
  if (is_scalar(a) && is_scalar(b)) return a.text == b.text;
  const auto same_entry = [](const Entry& x, const Entry& y) {
    return x.key == y.key && same_values(x.value, y.value);
  };
  return a.kind == b.kind && std::ranges::equal(a.items, b.items, same_values) &&
         std::ranges::equal(a.entries, b.entries, same_entry);
}

std::string short_text(const Node& node) {
  constexpr std::size_t most = 40;
  if (!is_scalar(node)) return node.kind == Node::Kind::Mapping ? "{...}" : "[...]";
  return node.text.size() <= most ? node.text : node.text.substr(0, node.text.find(' ', most - 10)) + " ...";
}

class Comparer {
 public:
  Comparer(const std::string& file, Findings& findings) : file_(file), findings_(findings) {}

  // `written` is the value with a place, or the nearest one around it.
  void compare(const Node& title, const Node* read, const std::string& path, const Node* written) {
    if (read == nullptr) return tell(title, path, written, "is lost");
    if (same_values(title, *read)) return;
    if (title.kind == Node::Kind::Mapping && is_scalar(*read) && title.find("code") != nullptr) {
      Node hex = mapping_node();  // a text alone is the code of a hex
      put(hex, "code", *read);
      return mappings(title, hex, path, written);
    }
    if (title.kind == Node::Kind::Mapping && read->kind == Node::Kind::Mapping)
      return mappings(title, *read, path, written);
    const bool lists = title.kind == Node::Kind::Sequence && title.items.size() == read->items.size();
    if (!lists)
      return tell(
          title, path, written,
          is_scalar(title) && is_scalar(*read) ? fmt::format("becomes `{}`", short_text(*read)) : "changes");
    for (std::size_t i = 0; i < title.items.size(); ++i) {
      const bool known = written != nullptr && i < written->items.size();
      compare(title.items[i], &read->items[i], fmt::format("{}.{}", path, i + 1),
              known ? &written->items[i] : written);
    }
  }

 private:
  void mappings(const Node& title, const Node& read, const std::string& path, const Node* written) {
    const auto below = [&](const std::string& key) { return path.empty() ? key : path + "." + key; };
    const auto place = [&](const std::string& key) {
      const Node* found = written == nullptr ? nullptr : written->find(key);
      return found == nullptr ? written : found;
    };
    for (const Entry& entry : title.entries)
      compare(entry.value, read.find(entry.key), below(entry.key), place(entry.key));
    for (const Entry& entry : read.entries)
      if (title.find(entry.key) == nullptr) tell(entry.value, below(entry.key), written, "is added");
  }

  void tell(const Node& value, const std::string& path, const Node* written, const std::string& what) {
    report(findings_, "export/lost", written == nullptr ? Place{} : written->place, path,
           fmt::format("{}: `{}: {}` {}", file_, path, short_text(value), what))
        .severity = Severity::Warning;
  }

  const std::string& file_;
  Findings& findings_;
};

}  // namespace

Findings losses(const Trees& title, const Trees& read,
                const std::vector<std::pair<std::string, Node>>& written) {
  Findings findings;
  for (const auto& [name, tree] : title.files) {
    const auto other = read.files.find(name);
    const auto places = std::ranges::find(written, name, &std::pair<std::string, Node>::first);
    const Node nothing = mapping_node();  // of a file that is lost, each key is listed
    Comparer(name, findings)
        .compare(tree, other == read.files.end() ? &nothing : &other->second, "",
                 places == written.end() ? nullptr : &places->second);
  }
  return findings;
}

}  // namespace trackwright
