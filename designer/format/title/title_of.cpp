#include <fmt/format.h>

#include <utility>

#include "designer/format/schema/schema.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/title/companies_file.h"
#include "designer/format/title/dictionary.h"
#include "designer/format/title/gaps_of.h"
#include "designer/format/title/kit_file.h"
#include "designer/format/title/map_file.h"
#include "designer/format/title/market_file.h"
#include "designer/format/title/roster_file.h"
#include "designer/format/title/rules_file.h"
#include "designer/format/title/run_rules_file.h"
#include "designer/format/title/tiles_file.h"
#include "designer/format/title/title_file.h"
#include "designer/format/title/title_of.h"

namespace trackwright {

namespace {

// A missing or invalid schema means a broken installation, not a mistake of the user.
void validate_files(const FileReader& files, const std::string& schemas, const Trees& trees,
                    Findings& findings) {
  for (const FileKind& kind : file_kinds) {
    const auto tree = trees.files.find(kind.name);
    if (tree == trees.files.end()) continue;
    const std::string path = schemas + "/" + std::string(kind.schema);
    const auto text = files.read(path, largest_file);
    const auto schema = text ? known_schema(*text) : unexpected(text.error().message);
    if (schema)
      validate(tree->second, *schema, findings);
    else
      report(findings, "file/schema", {}, {},
             fmt::format("the program's own file {} {}", path, schema.error()), "reinstall the program");
  }
}

// Removes findings about missing keys, because an unreadable parent could have supplied them.
void forgive_missing_keys(Findings& findings) {
  std::erase_if(findings, [](const Finding& finding) { return finding.check == "schema/missing-key"; });
}

// The market keeps its rows in a list; the main contents of all other files are mappings.
bool has_content(std::string_view key, const Node& node) {
  return node.kind == (key == "rows" ? Node::Kind::Sequence : Node::Kind::Mapping);
}

// Whether each file has its main contents. Missing contents were already reported.
bool has_heart(const Trees& trees) {
  if (!trees.lost.empty()) return false;
  for (const FileKind& kind : file_kinds) {
    const auto tree = trees.files.find(kind.name);
    if (tree == trees.files.end()) continue;
    if (kind.needed && tree->second.kind != Node::Kind::Mapping) return false;
    if (kind.name == "map.yaml" && !says_layout(tree->second)) return false;
    for (const std::string_view key : kind.heart) {
      const Node* value = key.empty() ? nullptr : value_of(&tree->second, key);
      if (!key.empty() && (value == nullptr || !has_content(key, *value))) return false;
    }
  }
  return true;
}

BuiltTitle build(const Trees& trees, const Dictionary& dictionary, Findings& findings) {
  const Node nothing;
  const auto file = [&](std::string_view name) -> const Node& {
    const auto tree = trees.files.find(name);
    return tree == trees.files.end() ? nothing : tree->second;
  };
  Title title;
  build_title(file("title.yaml"), title);
  title.chosen_options = trees.options;
  TileBook book(dictionary, findings);
  build_own_tiles(file("tiles.yaml"), book, findings);
  title.manifest = build_manifest(file("tiles.yaml"), book);
  title.upgrades = build_upgrades(file("tiles.yaml"), book);
  title.map = build_map(file("map.yaml"), book, findings);
  title.market = build_market(file("market.yaml"), findings);
  title.roster = build_roster(file("roster.yaml"));
  title.runs = build_run_rules(file("roster.yaml"));
  title.companies = build_companies(file("companies.yaml"));
  for (const Private& company : title.companies.privates)
    for (const Ref& tile : company.tiles) book.use(tile.value);
  title.rules = build_rules(file("rules.yaml"));
  title.kit = build_kit(file("kit.yaml"));
  title.tiles = book.tiles();
  title.standard_numbers = dictionary.numbers();
  Gaps gaps = gaps_of(trees, findings, book.unreadable(), title);
  return {std::move(title), std::move(gaps), has_heart(trees)};
}

}  // namespace

std::optional<BuiltTitle> title_of(const Trees& trees, const FileReader& files,
                                   const Installation& installation, Sources& sources, Findings& findings) {
  validate_files(files, installation.schemas, trees, findings);
  if (!trees.whole) forgive_missing_keys(findings);
  if (!trees.whole || trees.files.empty()) return std::nullopt;
  const Dictionary dictionary =
      read_dictionary(files, installation.titles + "/dictionary", sources, findings);
  return build(trees, dictionary, findings);
}

Trees trees_of(const Title& title, Common common) {
  Trees trees;
  trees.files.emplace("title.yaml", title_tree(title));
  // A draft may omit these files; an empty file would be an error.
  const auto may_lack = [&](bool nothing) { return title.draft && nothing; };
  if (!may_lack(title.map.hexes().empty())) trees.files.emplace("map.yaml", map_tree(title.map));
  if (!may_lack(title.manifest.empty())) trees.files.emplace("tiles.yaml", tiles_tree(title));
  if (!may_lack(title.market.rows.empty())) trees.files.emplace("market.yaml", market_tree(title.market));
  if (!may_lack(title.roster.phases.empty() && title.roster.trains.empty()))
    trees.files.emplace("roster.yaml", roster_tree(title.roster, title.runs));
  trees.files.emplace("companies.yaml", companies_tree(title.companies, common));
  if (Node rules = rules_tree(title.rules); !rules.entries.empty())
    trees.files.emplace("rules.yaml", std::move(rules));
  if (Node kit = kit_tree(title.kit); !kit.entries.empty()) trees.files.emplace("kit.yaml", std::move(kit));
  return trees;
}

}  // namespace trackwright
