// Any bytes give a tree whose places lie in the text, or findings that do; and a tree survives being written.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "designer/faces/report/source.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"

namespace {

using namespace trackwright;

void require(bool holds) {
  if (!holds) std::abort();
}

void check_place(const Place& place, std::size_t size) {
  require(place.file == 1 && std::size_t{place.offset} + place.length <= size);
}

void check_node(const Node& node, const std::string& text) {
  check_place(node.place, text.size());
  if (node.verbatim) require(text.substr(node.place.offset, node.place.length) == node.text);
  for (const Node& item : node.items) check_node(item, text);
  for (const Entry& entry : node.entries) {
    check_place(entry.key_place, text.size());
    check_node(entry.value, text);
  }
}

bool same(const Node& a, const Node& b) {
  if (a.kind != b.kind || a.items.size() != b.items.size() || a.entries.size() != b.entries.size())
    return false;
  if (a.kind != Node::Kind::Null && a.text != b.text) return false;
  for (std::size_t i = 0; i < a.items.size(); ++i)
    if (!same(a.items[i], b.items[i])) return false;
  for (std::size_t i = 0; i < a.entries.size(); ++i)
    if (a.entries[i].key != b.entries[i].key || !same(a.entries[i].value, b.entries[i].value)) return false;
  return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  Sources sources;
  Findings findings;
  const auto tree = parse_yaml(sources, sources.add("fuzz.yaml", text), findings);
  require(tree.has_value() || !findings.empty());
  for (const Finding& finding : findings) {
    check_place(finding.place, size + 1);  // one character may be marked behind the end
    require(!finding.message.empty());
    static_cast<void>(excerpt(sources, finding.place));
  }
  if (!tree) return 0;
  check_node(*tree, text);
  if (!findings.empty() || size > 4096) return 0;
  Sources again;
  Findings none;
  const auto second = parse_yaml(again, again.add("again.yaml", write_yaml(*tree)), none);
  require(second.has_value() && none.empty() && same(*tree, *second));
  return 0;
}
