// Parses any bytes into a tree or findings, with places inside the text. A tree survives writing.
#include <string>

#include "designer/faces/report/source.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

void check_place(const Place& place, std::size_t size) {
  require(place.file == 1 && std::size_t{place.offset} + place.length <= size,
          "a place lies outside of the text");
}

void check_node(const Node& node, const std::string& text) {
  check_place(node.place, text.size());
  if (node.verbatim)
    require(text.substr(node.place.offset, node.place.length) == node.text, "a verbatim text is not");
  for (const Node& item : node.items) check_node(item, text);
  for (const Entry& entry : node.entries) {
    check_place(entry.key_place, text.size());
    check_node(entry.value, text);
  }
}

}  // namespace

void yaml_target(std::string_view input) {
  const std::string text(input);
  Sources sources;
  Findings findings;
  const auto tree = parse_yaml(sources, sources.add("fuzz.yaml", text), findings);
  require(tree.has_value() || !findings.empty(), "neither a tree nor a finding");
  for (const Finding& finding : findings) {
    check_place(finding.place, text.size() + 1);  // a finding may mark one character after the end
    require(!finding.message.empty(), "a finding says nothing");
    static_cast<void>(excerpt(sources, finding.place));
  }
  if (!tree) return;
  check_node(*tree, text);
  if (!findings.empty() || text.size() > 4096) return;
  Sources again;
  Findings none;
  const auto second = parse_yaml(again, again.add("again.yaml", write_yaml(*tree)), none);
  require(second.has_value() && none.empty(), "what was written cannot be read");
  require(same_tree(*tree, *second), "what was written is another tree");
}

}  // namespace trackwright
