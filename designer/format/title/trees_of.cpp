#include "designer/format/title/trees_of.h"

#include <utility>

#include "designer/format/title/kit_tree.h"
#include "designer/format/title/map_tree.h"
#include "designer/format/title/market_tree.h"
#include "designer/format/title/roster_tree.h"
#include "designer/format/title/rules_tree.h"
#include "designer/format/title/tiles_tree.h"
#include "designer/format/title/title_tree.h"

namespace trackwright {

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
