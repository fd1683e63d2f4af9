// `schema`: prints the schema of a kind of file.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/format/text/files.h"
#include "designer/format/title/title_folder.h"
#include "designer/studio/consumers.h"
#include "designer/studio/editor_files.h"

namespace trackwright {

namespace {

Action set_up_schema(CLI::App& app) {
  const auto name = std::make_shared<std::string>();
  const auto overlay = std::make_shared<bool>(false);
  const auto consumers = std::make_shared<bool>(false);
  std::vector<std::string> names{"position"};
  for (const FileKind& kind : file_kinds) names.emplace_back(kind.schema.substr(0, kind.schema.find('.')));
  auto* file =
      app.add_option("FILE", *name, "map, tiles, market, roster, companies, rules, title, kit or position")
          ->check(CLI::IsMember(names));
  app.add_flag("--overlay", *overlay, "for a title that extends another: no key is required")->needs(file);
  app.add_flag("--consumers", *consumers,
               "a table of all keys with the commands that compute each (Markdown)")
      ->excludes(file);
  app.require_option(1, 3);  // --quiet counts
  return [name, overlay, consumers](const Environment& environment) {
    if (*consumers) {
      environment.streams.out << consumers_table(environment.files, environment.installation);
      return Exit::Sound;
    }
    const std::string path = environment.installation.schemas + "/" + *name + ".json";
    const auto text = environment.files.read(path, largest_file);
    if (!text) return unusable(environment, text.error().check, path + " " + text.error().message);
    environment.streams.out << (*overlay ? overlay_schema(*text) : *text);
    return Exit::Sound;
  };
}

}  // namespace

Command schema_command() {
  return {"schema", "print the JSON Schema of a kind of file, for editors and other programs",
          "Prints the JSON Schema (draft-07) of a kind of file. Its annotations nameOf, defines, keysOf and "
          "keysDefine mark the texts that are names (docs/editors.md). With --consumers, the command prints "
          "a table of all keys with the commands that compute each (docs/consumers.md).",
          "schema map\nschema map --overlay\nschema --consumers\nschema position > position.schema.json",
          set_up_schema};
}

}  // namespace trackwright
