#include "designer/studio/starter.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "designer/format/text/edits.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "designer/format/title/formats.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"
#include "designer/studio/editor_files.h"

namespace trackwright {

namespace {

constexpr std::size_t longest_slug = 60;

// Changes the name of the title in title.yaml and nothing else.
std::string renamed(std::string text, const std::string& name) {
  Sources sources;
  Findings findings;
  const auto tree = parse_yaml(sources, sources.add("title.yaml", text), findings);
  const Node* title = tree ? value_of(&*tree, "title") : nullptr;
  if (title == nullptr) return text;
  const Place place{1, static_cast<std::uint32_t>(title->span.begin),
                    static_cast<std::uint32_t>(title->span.size())};
  return apply_edits(text, {{place, yaml::scalar_text(text_node(name), yaml::Style::Double)}}).text;
}

Finding unreadable_file(const std::string& path, const ReadError& error) {
  Finding finding;
  finding.check = error.check;
  finding.message = path + " " + error.message;
  return finding;
}

// Reads a folder with everything below it; stops at the first unreadable file.
std::optional<Finding> read_folder(const FileReader& files, const std::string& folder,
                                   const std::string& below, TitleFiles& into) {
  for (const std::string& entry : files.list(folder)) {
    const std::string path = folder + "/" + entry;
    if (files.is_directory(path)) {
      if (auto failed = read_folder(files, path, below + entry + "/", into)) return failed;
      continue;
    }
    auto bytes = files.read(path, largest_file);
    if (!bytes) return unreadable_file(path, bytes.error());
    into.push_back({below + entry, std::move(*bytes)});
  }
  return std::nullopt;
}

Expected<TitleFiles, Finding> with_editor_files(const FileReader& files, const Installation& installation,
                                                TitleFiles made, bool overlay) {
  auto more = editor_files(files, installation, overlay);
  if (!more) return unexpected(std::move(more.error()));
  std::ranges::move(*more, std::back_inserter(made));
  return made;
}

}  // namespace

bool is_slug(std::string_view slug) {
  const auto small = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  return !slug.empty() && slug.size() <= longest_slug && small(slug.front()) &&
         std::ranges::all_of(slug, [&](char c) { return small(c) || c == '-' || c == '_'; });
}

Expected<TitleFiles, Finding> starter_files(const FileReader& files, const Installation& installation,
                                            const std::string& name) {
  const std::string starter = installation.templates + "/starter";
  if (!files.is_directory(starter))
    return unexpected(unreadable_file(starter + ", the starter title,", {"does not exist", "file/missing"}));
  TitleFiles made;
  if (auto failed = read_folder(files, starter, {}, made)) return unexpected(std::move(*failed));
  for (TitleFile& file : made) {
    if (file.name == "title.yaml") file.bytes = renamed(std::move(file.bytes), name);
    file.bytes.insert(0, schema_line(file.name));
  }
  return with_editor_files(files, installation, std::move(made), false);
}

Expected<TitleFiles, Finding> variant_files(const FileReader& files, const Installation& installation,
                                            const std::string& name, const std::string& extends) {
  Node title = mapping_node();
  add(title, "format", number_node(current_format));
  add(title, "title", text_node(name));
  add(title, "extends", text_node(extends));
  return with_editor_files(files, installation,
                           {{"title.yaml", schema_line("title.yaml") + write_yaml(title)}}, true);
}

}  // namespace trackwright
