#include "designer/studio/table_position.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "render/components/map/runs.h"

namespace trackwright {

namespace {

constexpr const char* file_name = "position.yaml";

// The position with the trains of one company, as the text of a file: JSON is valid YAML.
std::string with_trains(const nlohmann::json& said, const std::string& company,
                        const std::vector<std::string>& trains) {
  nlohmann::json position = said;
  position["entity"] = company;
  position["trains"] = trains;
  return position.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

class TableReader {
 public:
  TableReader(const Installation& installation, const Title& title)
      : installation_(installation), title_(title) {}

  std::optional<LoadedPosition> load(const std::string& text, TableAnswer& answer) const {
    const DiskReader disk;
    const MemoryReader reader({{file_name, text}}, &disk);
    Findings found;
    auto loaded = load_position(reader, installation_, file_name, title_, answer.sources, found);
    for (Finding& finding : found) add(answer.findings, std::move(finding));
    return loaded;
  }

 private:
  // Adds a finding once: each company repeats the findings of the map.
  static void add(Findings& all, Finding one) {
    for (const Finding& other : all)
      if (other.check == one.check && other.message == one.message) return;
    all.push_back(std::move(one));
  }

  const Installation& installation_;
  const Title& title_;
};

std::string picture_of(const Title& title, const std::optional<LoadedPosition>& plain,
                       const TableAnswer& answer, const Theme& theme, const ArtFiles& art) {
  if (!plain) return {};
  Position all = plain->position;
  all.trains.clear();
  std::vector<Run> runs;
  for (const TableRuns& one : answer.runs) {
    for (Run run : one.answer.runs) {
      run.train += all.trains.size();
      runs.push_back(std::move(run));
    }
    const auto& trains = one.position.position.trains;
    all.trains.insert(all.trains.end(), trains.begin(), trains.end());
  }
  return table_picture(title_of(*plain, title), all, runs, theme, art);
}

}  // namespace

Board table_board(const Title& title, const Position& position, const std::vector<Run>& runs,
                  const Theme& theme, const ArtFiles& art) {
  Findings unheard;
  const ComponentContext context{title, theme, {}, unheard, &art};
  return runs_board(context, position, runs);
}

std::string table_picture(const Title& title, const Position& position, const std::vector<Run>& runs,
                          const Theme& theme, const ArtFiles& art) {
  Board board = table_board(title, position, runs, theme, art);
  return document_bytes(PictureFormat::Svg, {Page{board.size, std::move(board.drawing), "table"}}, {}, 100,
                        SvgIds::Shown);
}

TableAnswer answer_table(const Installation& installation, const Title& title, const std::string& text,
                         const std::map<std::string, std::vector<std::string>>& trains, const Theme& theme,
                         const ArtFiles& art, const std::function<bool()>& give_up) {
  TableAnswer answer;
  const nlohmann::json said = nlohmann::json::parse(text, nullptr, false);
  if (!said.is_object()) return answer;
  const TableReader table(installation, title);
  const std::string anyone =
      title.companies.companies.empty() ? "nobody" : title.companies.companies.front().id.value;
  const auto plain = table.load(with_trains(said, anyone, {}), answer);
  for (const auto& [company, list] : trains) {
    if (list.empty()) continue;
    auto position = table.load(with_trains(said, company, list), answer);
    if (!position) continue;
    RoutesAnswer best = answer_routes(title_of(*position, title), *position, {false, give_up});
    answer.runs.push_back({company, std::move(*position), std::move(best)});
  }
  answer.picture = picture_of(title, plain, answer, theme, art);
  return answer;
}

}  // namespace trackwright
