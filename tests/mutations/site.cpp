#include "tests/mutations/site.h"

#include <algorithm>

namespace trackwright::mutations {

const Node& Site::value() const {
  return is_entry() ? parent->entries[index].value : parent->items[index];
}

bool Site::is_entry() const {
  return parent->kind == Node::Kind::Mapping;
}

const Entry* Site::entry(std::size_t i) const {
  return is_entry() && i < parent->entries.size() ? &parent->entries[i] : nullptr;
}

namespace {

bool matches(std::string_view segment, std::string_view key) {
  if (segment == "*") return true;
  for (std::size_t at = 0; at <= segment.size();) {
    const std::size_t end = std::min(segment.find('|', at), segment.size());
    if (segment.substr(at, end - at) == key) return true;
    at = end + 1;
  }
  return false;
}

void collect(const Node& node, std::vector<std::string_view> segments, std::vector<std::string>& path,
             std::vector<Site>& sites) {
  if (segments.empty()) return;
  const std::string_view segment = segments.front();
  segments.erase(segments.begin());
  const bool mapping = node.kind == Node::Kind::Mapping;
  const std::size_t size = mapping ? node.entries.size() : node.items.size();
  for (std::size_t i = 0; i < size; ++i) {
    const std::string key = mapping ? node.entries[i].key : "#" + std::to_string(i);
    if (mapping ? !matches(segment, key) : segment != "*") continue;
    const Node& value = mapping ? node.entries[i].value : node.items[i];
    path.push_back(key);
    if (segments.empty())
      sites.push_back({path, &node, i});
    else
      collect(value, segments, path, sites);
    path.pop_back();
  }
}

}  // namespace

std::vector<Site> find_sites(const Node& tree, std::string_view pattern) {
  std::vector<std::string_view> segments;
  for (std::size_t at = 0; at <= pattern.size();) {
    const std::size_t end = std::min(pattern.find('/', at), pattern.size());
    segments.push_back(pattern.substr(at, end - at));
    at = end + 1;
  }
  std::vector<Site> sites;
  std::vector<std::string> path;
  collect(tree, segments, path, sites);
  return sites;
}

}  // namespace trackwright::mutations
