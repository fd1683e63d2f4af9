#include "designer/format/title/kit_file.h"

#include "designer/format/text/values.h"

namespace trackwright {

namespace {

void flatten(const Node& node, const std::string& name, std::map<std::string, std::string>& kit) {
  if (is_scalar(node)) kit.insert_or_assign(name, node.text);
  if (node.kind == Node::Kind::Sequence) {
    std::string list;
    for (const Ref& item : names(node)) list += (list.empty() ? "" : " ") + item.value;
    kit.insert_or_assign(name, list);
  }
  for (const Entry& entry : node.entries)
    if (!entry.key.starts_with("x-"))
      flatten(entry.value, name.empty() ? entry.key : name + "." + entry.key, kit);
}

}  // namespace

std::map<std::string, std::string> build_kit(const Node& kit_file) {
  std::map<std::string, std::string> kit;
  for (const Entry& entry : kit_file.entries)
    if (!entry.key.starts_with("x-")) flatten(entry.value, entry.key, kit);
  return kit;
}

}  // namespace trackwright
