// A text parsed as YAML, for tests.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/yaml/yaml.h"

namespace trackwright {

struct Parsed {
  Sources sources;
  Findings findings;
  std::optional<Node> tree;

  explicit Parsed(std::string text) {
    const FileId id = sources.add("a.yaml", std::move(text));
    tree = parse_yaml(sources, id, findings);
  }
  const std::string& text() const { return sources.file(1)->text; }
  std::string at(const TextSpan& span) const { return text().substr(span.begin, span.size()); }
  // The text at a place.
  std::string at(const Place& place) const {
    return sources.file(place.file)->text.substr(place.offset, place.length);
  }
  std::string at(std::string_view key) const { return at(tree->find(key)->place); }
  std::vector<std::string> checks() const {
    std::vector<std::string> names;
    for (const Finding& finding : findings) names.push_back(finding.check);
    return names;
  }
};

}  // namespace trackwright
