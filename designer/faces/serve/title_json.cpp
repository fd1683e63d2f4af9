#include "designer/faces/serve/title_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <numeric>
#include <vector>

#include "designer/checks/check.h"
#include "designer/faces/serve/fingerprint.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/readers.h"
#include "engine/run/moment.h"
#include "engine/tile/language.h"

namespace trackwright::serve {

namespace {

constexpr std::size_t longest_line = 400;
constexpr std::size_t most_findings = 500;  // nobody reads a longer page, and it is slow

Json hex_json(const Loaded& loaded, const Title& title, const Hex& hex) {
  Json told{{"id", hex.id},
            {"name", hex.name},
            {"colour", word_of(hex.tile.colour)},
            {"fixed", hex.fixed},
            {"code", tile_text(hex.tile)},
            {"place", place_json(loaded.sources, hex.place)}};
  told["neighbours"] = Json::array();
  for (const Edge edge : all_edges) {
    const Hex* next = title.map.neighbour(hex, edge);
    told["neighbours"].push_back(next == nullptr ? Json(nullptr) : Json(next->id));
    const Layout& layout = title.map.layout();
    if (next == nullptr)
      told["rim"][std::to_string(edge.index())] =
          coordinate_name(layout, neighbour(hex.at, edge, layout.orientation));
  }
  for (const Terrain& terrain : hex.tile.terrain) {
    Json one{{"cost", terrain.cost}, {"kinds", terrain.kinds}};
    told["terrain"].push_back(std::move(one));
  }
  for (const Stop& stop : hex.tile.stops)
    if (stop.kind == StopKind::City) told["cities"].push_back(stop.slots);
  return told;
}

Json tiles_json(const Title& title) {
  Json all = Json::array();
  for (const ManifestEntry& entry : title.manifest) {
    const TileDefinition* tile = find_tile(title, entry.id.value);
    Json one{{"id", entry.id.value}, {"count", entry.count ? Json(*entry.count) : Json("unlimited")}};
    if (tile != nullptr) {
      one["colour"] = word_of(tile->tile.colour);
      one["code"] = tile_text(tile->tile);
      for (const Stop& stop : tile->tile.stops)
        if (stop.kind == StopKind::City) one["cities"].push_back(stop.slots);
    }
    all.push_back(std::move(one));
  }
  return all;
}

Json companies_json(const Title& title) {
  Json all = Json::array();
  for (const Company& company : title.companies.companies) {
    Json one{{"id", company.id.value}, {"name", company.name}, {"kind", company.kind}};
    one["homes"] = Json::array();
    for (const Station& home : company.homes)
      one["homes"].push_back(
          {{"hex", home.hex.value}, {"city", home.city ? Json(home.city->value) : Json(nullptr)}});
    all.push_back(std::move(one));
  }
  return all;
}

Json market_json(const Market& market) {
  Json told{{"rows", Json::array()}, {"zones", Json::array()}};
  for (const auto& row : market.rows) {
    Json cells = Json::array();
    for (const auto& cell : row)
      cells.push_back(cell ? fmt::format("{}{}{}", cell->price, cell->zones, cell->ledge_right ? "|" : "")
                           : "-");
    told["rows"].push_back(std::move(cells));
  }
  for (const MarketZone& zone : market.zones)
    told["zones"].push_back({{"letter", zone.letter}, {"name", zone.name}, {"meaning", zone.meaning}});
  return told;
}

}  // namespace

Json place_json(const Sources& sources, const Place& place) {
  const Sources::File* file = sources.file(place.file);
  if (file == nullptr) return nullptr;
  const LineColumn where = line_column(sources, place);
  const std::size_t begin =
      where.line == 0 || file->line_starts.empty() ? 0 : file->line_starts.at(where.line - 1);
  const std::size_t end = std::min(file->text.find('\n', begin), file->text.size());
  return {{"file", file->path.substr(file->path.rfind('/') + 1)},
          {"path", absolute_path(file->path)},
          {"line", where.line},
          {"column", where.column},
          {"text", file->text.substr(begin, std::min(end - begin, longest_line))}};
}

Json title_json(const Loaded& loaded, const Title& title) {
  Json told{{"slug", title.slug}, {"name", title.name}, {"subtitle", title.subtitle}};
  told["version"] = title.version;
  told["flat"] = title.map.layout().orientation == Orientation::Flat;
  told["currency"] = title.currency;
  told["hexes"] = Json::array();
  for (const Hex& hex : title.map.hexes()) told["hexes"].push_back(hex_json(loaded, title, hex));
  told["players"] = Json::array();
  for (const PlayerRow& row : title.players) told["players"].push_back(row.players);
  told["phases"] = Json::array();
  for (const Phase& phase : title.roster.phases) told["phases"].push_back(phase.name.value);
  told["trains"] = Json::array();
  for (const Train& train : title.roster.trains) {
    told["trains"].push_back(train.name.value);
    for (const Train& side : train.variants) told["trains"].push_back(side.name.value);
  }
  told["companies"] = companies_json(title);
  told["tiles"] = tiles_json(title);
  told["market"] = market_json(title.market);
  return told;
}

Json findings_json(const TitleView& view) {
  const Findings& findings = view.examination.findings;
  std::vector<std::size_t> order(findings.size());
  std::iota(order.begin(), order.end(), 0);
  const auto of_reading = [&](const Finding& one) {
    return std::ranges::any_of(view.now->findings,
                               [&](const Finding& other) { return tells_the_same(one, other); });
  };
  std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) {
    return std::pair(findings[i].severity, of_reading(findings[i]));
  });
  if (order.size() > most_findings) order.resize(most_findings);
  Json all = Json::array();
  for (const std::size_t number : order) {
    const Finding& finding = findings[number];
    const Check* check = find_check(finding.check);
    Json one{{"number", number},
             {"check", finding.check},
             {"severity", word_of(finding.severity)},
             {"reading", of_reading(finding)},
             {"message", finding.message},
             {"help", finding.help},
             {"object", finding.object},
             {"kind", word(finding.kind)},
             {"place", place_json(view.now->sources, finding.place)},
             {"cure", !finding.edits.empty()}};
    one["sentence"] = check == nullptr ? "" : check->sentence;
    all.push_back(std::move(one));
  }
  return all;
}

Json counts_json(const TitleView& view) {
  Json told = Json::object();
  for (const auto& [severity, word] : enum_words<Severity>)
    told[std::string(word)] = std::ranges::count(view.examination.findings, severity, &Finding::severity);
  return told;
}

Json tasks_json(const TitleView& view) {
  Json all = Json::array();
  for (const Task& task : view.examination.tasks)
    all.push_back({{"part", task.part}, {"holds_up", task.holds_up}, {"message", task.finding.message}});
  return all;
}

Json edit_json(const EditHistory& history) {
  const auto words = [&](bool again) {
    const EditHistory::Step* step = history.next(again);
    return step == nullptr ? Json(nullptr) : Json(step->words);
  };
  return {{"undo", words(false)}, {"redo", words(true)}};
}

Json fingerprints_json(const Loaded& loaded) {
  Json all = Json::object();
  const std::string below = loaded.folder + "/";
  for (FileId id = 1; const Sources::File* file = loaded.sources.file(id); ++id)
    if (file->path.starts_with(below)) all[file->path.substr(below.size())] = fingerprint_word(file->text);
  return all;
}

}  // namespace trackwright::serve
