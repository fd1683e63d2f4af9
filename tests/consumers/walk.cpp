#include "tests/consumers/walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "designer/format/title/title_folder.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"
#include "designer/play/record.h"
#include "designer/studio/answer_json.h"
#include "designer/studio/examine.h"
#include "designer/studio/upgrades.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/legal.h"
#include "tests/designer/play/random_game.h"
#include "tests/noise/imported.h"
#include "tests/source_folder.h"

namespace trackwright::consumers {

namespace {

std::string folder_of(const std::string& folder) {
  if (folder.starts_with('/')) return folder;
  const std::string source = source_folder();
  return (folder.find('/') == std::string::npos ? source + "/titles" : source) + "/" + folder;
}

bool is_form(const Finding& finding) {
  return finding.check.starts_with("schema/") || finding.check.starts_with("yaml/") ||
         finding.check.starts_with("file/");
}

// Omits the places, because they differ in a rewritten file.
std::multiset<std::string> told(const Findings& findings) {
  std::multiset<std::string> all;
  for (const Finding& one : findings) all.insert(fmt::format("{}|{}|{}", one.check, one.object, one.message));
  return all;
}

// Returns a function that gives up after `most` calls, the same on each machine.
std::function<bool()> looks(std::size_t most) {
  return [left = most]() mutable { return left == 0 || --left == 0; };
}

RoutesAnswer answer(const Title& title, const LoadedPosition& position) {
  constexpr std::size_t most_looks = 400;
  return answer_routes(title, position, {false, looks(most_looks)});
}

// Replaces the trains by those of the title with the same name; keeps unknown trains.
LoadedPosition in_title(const Title& title, LoadedPosition position) {
  for (Train& train : position.position.trains) {
    const auto known = std::ranges::find_if(
        title.roster.trains, [&](const Train& one) { return one.name.value == train.name.value; });
    if (known != title.roster.trains.end()) train = *known;
  }
  return position;
}

std::string step_of(const play::Game& game, const play::State& state) {
  std::string text = record_of(game, state).dump();
  for (const play::CompanyState& one : state.companies)
    text += fmt::format(" {}/{}", one.cell.row, one.cell.column);
  play::LegalQuestion question;
  question.runs = false;
  return text + fmt::format(" {} {}", state.bank, candidates(game, state, question).size());
}

RecordedGame recorded(int players, std::uint64_t seed) {
  RecordedGame record;
  record.players.resize(static_cast<std::size_t>(players));
  record.seed = seed;
  return record;
}

}  // namespace

Effort effort_for(std::string_view title) {
  Effort effort;
  if (title.starts_with("tests/")) {
    effort.games = 1;
    effort.actions = 100;
  }
  return effort;
}

Walk::Walk(const std::string& folder, const Effort& effort)
    : effort_(effort), folder_(folder_of(folder)), tracer_(folder) {
  for (const FileKind& kind : file_kinds) {
    const std::string path = folder_ + "/" + std::string(kind.name);
    auto text = disk_.read(path, largest_file);
    if (!text) continue;
    Sources sources;
    Findings findings;
    const FileId file = sources.add(path, std::move(*text));
    if (auto tree = parse_yaml(sources, file, findings)) trees_.emplace_back(kind.name, std::move(*tree));
  }
  sound_ = load_title(disk_, noise::installation(), folder_);
  if (!sound_.title) throw std::runtime_error(folder_ + " cannot be read");
  findings_ = told(examine(sound_, everything).findings);
  ask_worked_positions(folder);
  play_sound_title();
  upgrades_ = upgrades_of(*sound_.title);
}

void Walk::ask(Position position) {
  LoadedPosition loaded;
  for (std::size_t i = 0; i < position.trains.size(); ++i)
    loaded.train_ids.push_back(position.trains[i].name.value);
  position.tiles.clear();
  loaded.position = std::move(position);
  RoutesAnswer told = answer(*sound_.title, loaded);
  std::string text = answer_json(loaded, told);
  asked_.push_back({std::move(loaded), std::move(text), std::move(told.not_computed)});
}

void Walk::ask_worked_positions(const std::string& slug) {
  const std::string below = source_folder() + "/tests/data/positions/" + slug;
  for (const std::string& file : disk_.list(below)) {
    Sources sources;
    Findings findings;
    auto loaded =
        load_position(disk_, noise::installation(), below + "/" + file, *sound_.title, sources, findings);
    if (loaded && !loaded->position.trains.empty() && !loaded->set_up) ask(loaded->position);
  }
}

// Plays random games and keeps some positions with trains, preferring later ones.
void Walk::play_sound_title() {
  const auto& rows = sound_.title->players;
  std::vector<Position> positions;
  for (std::size_t i = 0; i < effort_.games; ++i) {
    Game made;
    made.players = rows.empty() ? 3 : rows[i % rows.size()].players;
    made.seed = i + 1;
    const auto game = game_of(*sound_.title, recorded(made.players, made.seed));
    if (!game) continue;
    made.unknown = game->unknown;
    made.steps.push_back(step_of(*game, play::opening(*game)));
    played::random_game(
        *game, made.seed, effort_.actions, [&](const play::Game& of, const play::State& state) {
          made.steps.push_back(step_of(of, state));
          play::State copy = state;
          const play::PlayTable table(of, copy);
          if (const auto company = table.operator_now(); company && made.steps.size() % 11 == 0)
            if (Position now = table.position(company); !now.trains.empty())
              positions.push_back(std::move(now));
          return std::string();
        });
    games_.push_back(std::move(made));
  }
  std::ranges::reverse(positions);
  const std::size_t every =
      std::max<std::size_t>(1, positions.size() / std::max<std::size_t>(1, effort_.positions));
  for (std::size_t i = 0; i < positions.size(); i += every) ask(positions[i]);
}

std::string Walk::upgrades_of(const Title& title) const {
  std::string all;
  const auto add = [&](const UpgradesQuestion& question) {
    const auto answer = answer_upgrades(title, question);
    all += answer ? answer_json(*answer) : answer.error().message;
  };
  add({});
  for (const Phase& phase : title.roster.phases) {
    UpgradesQuestion question;
    question.phase = phase.name.value;
    if (&phase == &title.roster.phases.front() || &phase == &title.roster.phases.back()) add(question);
  }
  const auto& hexes = title.map.hexes();
  const std::size_t every = std::max<std::size_t>(1, hexes.size() / effort_.hexes);
  for (std::size_t i = 0; i < hexes.size(); i += every) {
    UpgradesQuestion question;
    question.hex = hexes[i].id;
    add(question);
  }
  for (std::size_t i = 0; i < asked_.size(); i += 3) {
    UpgradesQuestion question;
    question.position = &asked_[i].position.position;
    question.company = asked_[i].position.position.entity;
    add(question);
  }
  return all;
}

void Walk::compare_routes(const Title& title, Changed& changed) const {
  for (const Asked& one : asked_) {
    const LoadedPosition position = in_title(title, one.position);
    const RoutesAnswer now = answer(title, position);
    if (now.not_computed != one.not_computed) changed.told.insert(Consumer::Routes);
    RoutesAnswer computed = now;
    computed.not_computed = one.not_computed;
    if (answer_json(position, computed) == one.answer) continue;
    changed.result.insert(Consumer::Routes);
    return;
  }
}

void Walk::compare_play(const Title& title, Changed& changed) const {
  for (const Game& one : games_) {
    const auto game = game_of(title, recorded(one.players, one.seed));
    if (!game) {
      changed.result.insert(Consumer::Play);
      return;
    }
    if (game->unknown != one.unknown) changed.told.insert(Consumer::Play);
    std::size_t at = 0;
    bool differs = step_of(*game, play::opening(*game)) != one.steps[at++];
    const auto look = [&](const play::Game& of, const play::State& state) {
      differs = differs || at >= one.steps.size() || step_of(of, state) != one.steps[at];
      ++at;
      return std::string(differs ? "other" : "");
    };
    if (!differs) played::random_game(*game, one.seed, effort_.actions, look);
    if (!differs && at == one.steps.size()) continue;
    changed.result.insert(Consumer::Play);
    return;
  }
}

std::optional<Walk::Changed> Walk::changed(const std::string& file, const Node& tree,
                                           const Consumers& wanted) const {
  const MemoryReader files({{folder_ + "/" + file, write_yaml(tree)}}, &disk_);
  const Loaded loaded = load_title(files, noise::installation(), folder_);
  if (std::ranges::any_of(loaded.findings, is_form)) return std::nullopt;
  Changed changed;
  if (wanted.contains(Consumer::Check) && told(examine(loaded, everything).findings) != findings_)
    changed.result.insert(Consumer::Check);
  if (!loaded.title || std::ranges::any_of(loaded.findings, [](const Finding& one) {
        return one.severity == Severity::Error;
      }))
    return changed;
  if (wanted.contains(Consumer::Print)) {
    const std::string where = tracer_.difference(file, tree, likely_[file]);
    if (!where.empty() && where != "-") changed.result.insert(Consumer::Print);
  }
  if (wanted.contains(Consumer::Routes)) compare_routes(*loaded.title, changed);
  if (wanted.contains(Consumer::Upgrades) && upgrades_of(*loaded.title) != upgrades_)
    changed.result.insert(Consumer::Upgrades);
  if (wanted.contains(Consumer::Play)) compare_play(*loaded.title, changed);
  return changed;
}

}  // namespace trackwright::consumers
