// Prints the schema of a kind of file.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/format/text/files.h"
#include "designer/format/title/title_folder.h"
#include "designer/studio/editor_files.h"

namespace trackwright {

namespace {

Action set_up_schema(CLI::App& app) {
  const auto name = std::make_shared<std::string>();
  const auto overlay = std::make_shared<bool>(false);
  std::vector<std::string> names{"position"};
  for (const FileKind& kind : file_kinds) names.emplace_back(kind.schema.substr(0, kind.schema.find('.')));
  app.add_option("FILE", *name, "map, tiles, market, roster, companies, rules, title, kit or position")
      ->required()
      ->check(CLI::IsMember(names));
  app.add_flag("--overlay", *overlay, "for a title that extends another: nothing has to be there");
  return [name, overlay](const Environment& environment) {
    const std::string path = environment.installation.schemas + "/" + *name + ".json";
    const auto text = environment.files.read(path, largest_file);
    if (!text) return unusable(environment, text.error().check, path + " " + text.error().message);
    environment.streams.out << (*overlay ? overlay_schema(*text) : *text);
    return Exit::Sound;
  };
}

}  // namespace

Command schema_command() {
  return {
      "schema", "the JSON Schema of a kind of file, for editors and other programs",
      "Prints the schema (draft-07) of map.yaml, say. Its annotations nameOf, defines, keysOf and keysDefine "
      "tell which texts are names: see docs/editors.md.",
      "schema map\nschema map --overlay\nschema position > position.schema.json", set_up_schema};
}

}  // namespace trackwright
