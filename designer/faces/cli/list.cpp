// `list`: lists the available titles.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/overview.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/listed_titles.h"
#include "engine/base/words.h"
#include "engine/title/census.h"

namespace trackwright {

namespace {

struct ListRequest {
  std::string folder;
  Format format = Format::Text;
};

Exit exit_of(const ListedTitle& row) {
  return !row.readable ? Exit::Unusable : row.errors > 0 ? Exit::Faulty : Exit::Sound;
}

// Returns "complete", "draft", "2 errors" or "unreadable".
std::string status_of(const ListedTitle& row) {
  if (!row.readable || !row.title) return "unreadable";
  if (row.errors > 0) return counted(row.errors, "error");
  return row.title->draft ? "draft" : "complete";
}

// Returns "2-4" for consecutive numbers, otherwise "2, 4".
std::string players_of(const Title& title) {
  std::string text =
      joined(title.players, ", ", [](const PlayerRow& row) { return std::to_string(row.players); });
  if (title.players.size() < 2) return text;
  const int first = title.players.front().players;
  const int last = title.players.back().players;
  return last - first + 1 == static_cast<int>(title.players.size()) ? fmt::format("{}-{}", first, last)
                                                                    : text;
}

std::string whole_name(const Title& title) {
  return title.name + (title.subtitle.empty() ? "" : ": " + title.subtitle);
}

std::string titles_text(const std::vector<ListedTitle>& rows) {
  std::vector<std::vector<std::string>> cells{
      {"title", "players", "hexes", "tiles", "companies", "options", "status", "name"}};
  for (const ListedTitle& row : rows) {
    if (!row.title) {
      cells.push_back({row.slug, "", "", "", "", "", status_of(row)});
      continue;
    }
    const Title& title = *row.title;
    cells.push_back({row.slug, players_of(title), std::to_string(title.map.hexes().size()),
                     std::to_string(tiles_in_all(title)), std::to_string(title.companies.companies.size()),
                     joined(title.options, ", ", [](const TitleOption& one) { return one.name.value; }),
                     status_of(row), whole_name(title)});
  }
  return text_table(cells);
}

nlohmann::ordered_json title_entry(const ListedTitle& row) {
  nlohmann::ordered_json entry{{"title", row.slug}, {"status", status_of(row)}};
  if (!row.title) return entry;
  const Title& title = *row.title;
  entry["name"] = title.name;
  entry["subtitle"] = title.subtitle;
  entry["players"] = nlohmann::ordered_json::array();
  for (const PlayerRow& one : title.players) entry["players"].push_back(one.players);
  entry["hexes"] = title.map.hexes().size();
  entry["tiles"] = tiles_in_all(title);
  entry["companies"] = title.companies.companies.size();
  entry["options"] = nlohmann::ordered_json::array();
  for (const TitleOption& one : title.options)
    entry["options"].push_back({{"name", one.name.value}, {"changes", one.changes}});
  return entry;
}

Exit list_titles(const Environment& environment, const ListRequest& options) {
  const auto rows = listed_titles(environment.files, environment.installation, options.folder);
  if (!rows) return unusable(environment, rows.error());
  Exit worst = Exit::Sound;
  for (const ListedTitle& row : *rows) worst = std::max(worst, exit_of(row));
  if (options.format == Format::Json) {
    nlohmann::ordered_json root;
    root["titles"] = nlohmann::ordered_json::array();
    for (const ListedTitle& row : *rows) root["titles"].push_back(title_entry(row));
    environment.streams.out << root.dump(2) << '\n';
  } else {
    environment.streams.out << titles_text(*rows);
  }
  return worst;
}

Action set_up_list(CLI::App& app) {
  const auto options = std::make_shared<ListRequest>();
  app.add_option("FOLDER", options->folder, "a folder of titles; default: the shipped titles");
  add_format(app, options->format);
  return [options](const Environment& environment) { return list_titles(environment, *options); };
}

}  // namespace

Command list_command() {
  return {"list", "list the available titles",
          "Lists the titles in a folder with their players, hexes, tiles, companies, options and status: "
          "complete, "
          "draft, or the number of errors that `trackwright validate` reports.",
          "list\nlist my/titles\nlist --format json", set_up_list};
}

}  // namespace trackwright
