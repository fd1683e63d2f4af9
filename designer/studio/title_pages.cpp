#include "designer/studio/title_pages.h"

#include <algorithm>
#include <utility>

#include "designer/format/text/readers.h"
#include "designer/format/title/position_parts.h"
#include "designer/format/title/title_folder.h"
#include "designer/format/yaml/yaml.h"

namespace trackwright {

namespace {

constexpr int deepest_positions = 2;      // folders below that of the title
constexpr std::size_t most_others = 200;  // files that may be positions

std::string_view name_in(std::string_view path) {
  return path.substr(path.rfind('/') + 1);
}

class PageReader {
 public:
  PageReader(const FileReader& files, const Loaded& loaded) : files_(files), loaded_(loaded) {
    found_.sources = loaded.sources;
  }

  TitlePages read() {
    for (FileId id = 1; const Sources::File* file = loaded_.sources.file(id); ++id)
      if (const std::string_view schema = schema_of_file(file->path); !schema.empty() && !file->text.empty())
        add(id, std::string(schema));
      else if (file->path == loaded_.folder + "/opening.json")
        add(id, std::string(game_page));
    look_for_positions(loaded_.folder, 0);
    return std::move(found_);
  }

 private:
  std::optional<Node> parsed(FileId id) const {
    Findings unheard;
    return parse_yaml(found_.sources, id, unheard);
  }

  void add(FileId id, std::string schema) {
    const std::string& path = found_.sources.file(id)->path;
    auto tree = parsed(id);
    found_.pages.push_back({id, path, std::move(schema), tree ? std::move(*tree) : Node(),
                            path.starts_with(loaded_.folder + "/")});
  }

  void look_for_positions(const std::string& folder, int depth) {
    for (const std::string& name : files_.list(folder)) {
      const std::string path = folder + "/" + name;
      if (name.starts_with('.') || others_ >= most_others) continue;
      if (depth < deepest_positions && files_.is_directory(path)) look_for_positions(path, depth + 1);
      if ((!name.ends_with(".yaml") && !name.ends_with(".yml")) || !schema_of_file(path).empty()) continue;
      ++others_;
      auto text = files_.read(path, largest_file);
      if (!text) continue;
      const FileId id = found_.sources.add(path, std::move(*text));
      if (auto tree = parsed(id); tree && is_position(*tree))
        found_.pages.push_back({id, path, "position.json", std::move(*tree), true});
    }
  }

  const FileReader& files_;
  const Loaded& loaded_;
  TitlePages found_;
  std::size_t others_ = 0;
};

}  // namespace

const TitlePage* TitlePages::find(std::string_view path) const {
  const std::string wanted = absolute_path(std::string(path));
  const auto page =
      std::ranges::find_if(pages, [&](const TitlePage& one) { return absolute_path(one.path) == wanted; });
  return page == pages.end() ? nullptr : &*page;
}

TitlePages title_pages(const FileReader& files, const Loaded& loaded) {
  return PageReader(files, loaded).read();
}

std::string_view schema_of_file(std::string_view path) {
  const auto kind = std::ranges::find(file_kinds, name_in(path), &FileKind::name);
  return kind == file_kinds.end() ? std::string_view() : kind->schema;
}

std::optional<Schema> schema_named(const FileReader& files, const Installation& installation,
                                   std::string_view name) {
  const auto text = files.read(installation.schemas + "/" + std::string(name), largest_file);
  if (!text) return std::nullopt;
  auto schema = known_schema(*text);
  return schema ? std::optional(std::move(*schema)) : std::nullopt;
}

}  // namespace trackwright
