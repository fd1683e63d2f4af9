#include "designer/faces/serve/title_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "designer/checks/check.h"
#include "designer/format/text/readers.h"
#include "engine/run/moment.h"
#include "engine/tile/language.h"

namespace trackwright::serve {

namespace {

constexpr std::size_t longest_line = 400;

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
  told["phases"] = Json::array();
  for (const Phase& phase : title.roster.phases) told["phases"].push_back(phase.name.value);
  told["trains"] = Json::array();
  for (const Train& train : title.roster.trains) {
    told["trains"].push_back(train.name.value);
    for (const Train& side : train.variants) told["trains"].push_back(side.name.value);
  }
  told["companies"] = companies_json(title);
  told["tiles"] = tiles_json(title);
  return told;
}

Json findings_json(const TitleView& view) {
  Json all = Json::array();
  std::size_t number = 0;
  for (const Finding& finding : view.examination.findings) {
    const Check* check = find_check(finding.check);
    Json one{{"number", number++},
             {"check", finding.check},
             {"severity", word_of(finding.severity)},
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

Json tasks_json(const TitleView& view) {
  Json all = Json::array();
  for (const Task& task : view.examination.tasks)
    all.push_back({{"part", task.part}, {"holds_up", task.holds_up}, {"message", task.finding.message}});
  return all;
}

}  // namespace trackwright::serve
