#include "engine/upgrade/book.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "engine/tile/tile_facts.h"
#include "engine/title/events.h"
#include "engine/upgrade/form.h"

namespace trackwright {

namespace {

ChartSource kind_of_hex(const Tile& tile) {
  if (has_stop(tile, StopKind::City)) return ChartSource::City;
  return has_stop(tile, StopKind::Town) ? ChartSource::Town : ChartSource::Plain;
}

// Whether a line means the printed hex: by its coordinate, unless a tile has the same name, or by the number
// of its tile. A white hex also matches by its label or, if it has none, by its kind.
bool means_printed(const UpgradeLine& line, const Hex& hex, bool is_tile_name) {
  if ((names(line.from, hex.id) && !is_tile_name) ||
      (!hex.preprint.empty() && names(line.from, hex.preprint)))
    return true;
  if (hex.tile.colour != Colour::White) return false;
  if (hex.tile.labels.empty()) return names(line.from, word_of(kind_of_hex(hex.tile)));
  return std::ranges::any_of(hex.tile.labels,
                             [&line](const std::string& label) { return names(line.from, label); });
}

bool needs_special_right(const TileDefinition& tile) {
  return std::ranges::any_of(tile.tile.icons, &Icon::blocks_lay);
}

// Whether the hex promises a label that the tile itself does not name.
bool promises(const UpgradeSource& source) {
  return source.hex != nullptr && source.tile != UpgradeSource::printed && source.hex->tile.future_label &&
         !source.form->has_future_label;
}

// The rotations with an exit at each stub of an unbuilt hex.
Rotations meeting_stubs(const UpgradeSource& source, const UpgradeForm& to) {
  if (source.hex == nullptr || source.tile != UpgradeSource::printed) return Rotations::all();
  const std::uint8_t stubs = stub_edges(source.hex->tile);
  Rotations meeting;
  for (const Rotation r : Rotations::all())
    if ((stubs & ~turned_edges(to.exits, r)) == 0) meeting = meeting | Rotations::only(r);
  return meeting;
}

std::set<std::string> tiles_of_title(const Title& title) {
  std::set<std::string> ids;
  for (const ManifestEntry& entry : title.manifest) ids.insert(entry.id.value);
  return ids;
}

}  // namespace

std::uint8_t stub_edges(const Tile& tile) {
  unsigned edges = 0;
  for (const Stub& stub : tile.stubs) edges |= 1U << static_cast<unsigned>(stub.edge.index());
  return static_cast<std::uint8_t>(edges);
}

UpgradeBook::UpgradeBook(const Title& title) : title_(&title) {
  for (const std::string& id : tiles_of_title(title)) {
    const TileDefinition* definition = find_tile(title, id);
    if (definition == nullptr) continue;  // a check reports it
    tiles_.push_back({definition,
                      upgrade_form(definition->tile),
                      names(title.upgrades.any_rotation, id),
                      names(title.upgrades.final_tiles, id),
                      needs_special_right(*definition),
                      rights_to(title, id),
                      tiles_.size(),
                      {}});
  }
  for (const Hex& hex : title.map.hexes())
    if (hex.tile.future_label) promising_.push_back(&hex);
  for (const Phase& phase : title.roster.phases) {
    unsigned colours = 0;
    for (const Placed<Colour>& colour : phase.tiles) colours |= 1U << static_cast<unsigned>(colour.value);
    phase_colours_.push_back(colours);
  }
  if (title.upgrades.stated) add_lines(title.upgrades.chart, Line::Kind::Chart);
  add_lines(title.upgrades.also, Line::Kind::Also);
  add_lines(title.upgrades.never, Line::Kind::Never);
  find_alike();
  for (std::size_t from = 0; from < size(); ++from)
    if (first_alike(from) == from) add_successors(from);
  for (const Hex& hex : title.map.hexes())
    if (hex.fixed)
      if (const std::uint8_t exits = find_exits_to_come(hex)) exits_to_come_.emplace(hex.id, exits);
}

std::optional<std::size_t> UpgradeBook::find(std::string_view id) const {
  const auto before = [](const Entry& entry, std::string_view name) { return entry.definition->id < name; };
  const auto found = std::lower_bound(tiles_.begin(), tiles_.end(), id, before);
  if (found == tiles_.end() || found->definition->id != id) return std::nullopt;
  return static_cast<std::size_t>(found - tiles_.begin());
}

void UpgradeBook::add_lines(const std::vector<UpgradeLine>& stated, Line::Kind kind) {
  for (const UpgradeLine& said : stated) {
    Line line{&said, kind, {}, 0, false};
    line.conditional = !said.hexes.empty() || !said.not_hexes.empty() || !said.labels.empty() ||
                       !said.phase.empty() || !said.after.empty() || !said.until.empty();
    for (const std::string& event : {said.after, said.until})
      if (!event.empty() && std::ranges::find(events_, event) == events_.end()) events_.push_back(event);
    if (!said.phase.empty()) line.phase = phase_index(title_->roster, said.phase);
    for (const Ref& to : said.to)
      if (const auto tile = find(to.value)) line.to.push_back(*tile);
    for (const Ref& from : said.from)
      if (const auto tile = find(from.value))
        for (const std::size_t to : line.to) pair_lines_[*tile * size() + to].push_back(lines_.size());
    lines_.push_back(std::move(line));
  }
}

const std::vector<std::size_t>& UpgradeBook::lines_about(std::size_t from, std::size_t to) const {
  static const std::vector<std::size_t> none;
  const auto found = pair_lines_.find(from * size() + to);
  return found == pair_lines_.end() ? none : found->second;
}

// Groups equal tiles; the lines must be read before.
void UpgradeBook::find_alike() {
  std::set<std::size_t> named;
  for (const auto& [pair, lines] : pair_lines_) named.insert(pair / size());
  std::map<std::pair<bool, UpgradeForm>, std::size_t> first;
  for (std::size_t tile = 0; tile < size(); ++tile)
    if (!named.contains(tile))
      tiles_[tile].first_alike = first.try_emplace({tiles_[tile].final, form(tile)}, tile).first->second;
}

bool UpgradeBook::is_conditional(std::size_t from, std::size_t to) const {
  return std::ranges::any_of(lines_about(from, to),
                             [this](std::size_t line) { return lines_[line].conditional; });
}

void UpgradeBook::add_successors(std::size_t from) {
  const UpgradeSource source{nullptr, &form(from), from};
  const std::optional<Colour> next = next_colour(form(from).colour);
  for (std::size_t to = 0; to < size(); ++to) {
    // Only the next colour can follow, unless a line allows more.
    if (form(to).colour != next && lines_about(from, to).empty()) continue;
    if (is_conditional(from, to)) {
      tiles_[from].successors.push_back({to, Rotations::all(), false});
      continue;
    }
    if (depends_on_promise(from, to)) {
      tiles_[from].successors.push_back({to, Rotations::all(), false});
      continue;
    }
    const Rotations rotations = decide(source, to).rotations;
    if (!rotations.empty()) tiles_[from].successors.push_back({to, rotations, true});
  }
}

// Whether the pair is allowed on some hexes but not on others because of the labels that they promise.
bool UpgradeBook::depends_on_promise(std::size_t from, std::size_t to) const {
  if (promising_.empty()) return false;
  const bool plain = !decide({nullptr, &form(from), from}, to).rotations.empty();
  return std::ranges::any_of(promising_, [&](const Hex* hex) {
    return decide({hex, &form(from), from}, to).rotations.empty() == plain;
  });
}

UpgradeForm UpgradeBook::form_in_hex(const UpgradeSource& source) const {
  UpgradeForm form = *source.form;
  if (!promises(source)) return form;
  form.has_future_label = true;
  form.future_label = source.hex->tile.future_label->label;
  form.future_colour = source.hex->tile.future_label->colour;
  return form;
}

// Returns nothing if the event may or may not have happened.
std::optional<bool> UpgradeBook::happened(const std::string& event, const UpgradeTime& when) const {
  if (const auto said = when.events.find(event); said != when.events.end()) return said->second;
  const Roster& roster = title_->roster;
  if (when.phase >= roster.phases.size()) return std::nullopt;
  if (must_have_happened(roster, event, when.phase)) return true;
  if (!can_have_happened(roster, event, when.phase)) return false;
  return std::nullopt;
}

// Permissions hold as soon as they are possible, prohibitions once they are certain.
bool UpgradeBook::holds_at(const Line& line, const UpgradeTime& when) const {
  const UpgradeLine& said = *line.line;
  if (!said.phase.empty() && when.phase != any_phase && when.phase < line.phase) return false;
  const bool if_open = line.kind != Line::Kind::Never;
  if (!said.after.empty() && !happened(said.after, when).value_or(if_open)) return false;
  return said.until.empty() || !happened(said.until, when).value_or(!if_open);
}

std::vector<std::string> UpgradeBook::open_events(const UpgradeTime& when) const {
  std::vector<std::string> open;
  for (const std::string& event : events_)
    if (!happened(event, when)) open.push_back(event);
  return open;
}

bool UpgradeBook::line_holds(const Line& line, const UpgradeSource& source, const UpgradeTime& when) const {
  if (!line.conditional) return true;
  if (!holds_at(line, when)) return false;
  const UpgradeLine& said = *line.line;
  if (!said.labels.empty() && !names(said.labels, source.form->label) &&
      (source.hex == nullptr ||
       !std::ranges::any_of(source.hex->tile.labels,
                            [&said](const std::string& label) { return names(said.labels, label); })))
    return false;
  if (source.hex == nullptr) return said.hexes.empty();
  return (said.hexes.empty() || names(said.hexes, source.hex->id)) && !names(said.not_hexes, source.hex->id);
}

const UpgradeBook::Line* UpgradeBook::find_line(const UpgradeSource& source, std::size_t to,
                                                const UpgradeTime& when, Line::Kind kind) const {
  if (source.tile != UpgradeSource::printed) {
    for (const std::size_t index : lines_about(source.tile, to))
      if (lines_[index].kind == kind && line_holds(lines_[index], source, when)) return &lines_[index];
    return nullptr;
  }
  for (const Line& line : lines_)
    if (line.kind == kind && std::ranges::find(line.to, to) != line.to.end() && source.hex != nullptr &&
        means_printed(*line.line, *source.hex, find(source.hex->id).has_value()) &&
        line_holds(line, source, when))
      return &line;
  return nullptr;
}

std::uint8_t UpgradeBook::exits_to_come(const Hex& hex) const {
  const auto found = exits_to_come_.find(hex.id);
  return found == exits_to_come_.end() ? std::uint8_t{0} : found->second;
}

// Ignores the neighbouring hexes, which are the callers of this function.
std::uint8_t UpgradeBook::find_exits_to_come(const Hex& hex) const {
  const bool is_tile_name = find(hex.id).has_value();
  if (std::ranges::none_of(lines_, [&](const Line& line) {
        return line.kind != Line::Kind::Never && means_printed(*line.line, hex, is_tile_name);
      }))
    return 0;
  const UpgradeForm printed = upgrade_form(hex.tile);
  std::vector<Rotations> lying(size());
  unsigned exits = 0;
  const auto put_on = [&](const UpgradeSource& source, Rotation turned) {
    bool more = false;
    for (std::size_t to = 0; to < size(); ++to) {
      const UpgradeDecision decision = decide(source, to);
      if (decision.line == nullptr) continue;
      for (const Rotation r : decision.rotations.turned(turned).without(lying[to])) {
        more = true;
        lying[to] = lying[to] | Rotations::only(r);
        exits |= turned_edges(form(to).exits, r);
      }
    }
    return more;
  };
  bool more = put_on({&hex, &printed, UpgradeSource::printed}, Rotation(0));
  while (more) {
    more = false;
    for (std::size_t tile = 0; tile < size(); ++tile)
      for (const Rotation r : lying[tile])
        if (put_on({&hex, &form(tile), tile}, r)) more = true;
  }
  return static_cast<std::uint8_t>(exits);
}

// The rotations that keep the most: all rules, else the track, else the exits. Empty if none keeps the exits.
Rotations UpgradeBook::keeping_most(const UpgradeSource& source, std::size_t to) const {
  const UpgradeFit fit = upgrade_fit(*source.form, form(to));
  if (!fit.fitting.empty()) return fit.fitting;
  if (!fit.keeping_track.empty()) return fit.keeping_track;
  return keeping_exits(*source.form, form(to));
}

Rotations UpgradeBook::stated_rotations(const UpgradeSource& source, std::size_t to, const Line& line) const {
  if (tiles_[to].any_rotation) return Rotations::all();
  const Rotations kept = keeping_most(source, to);
  if (!kept.empty() || line.kind != Line::Kind::Also) return kept;
  // A special rule may allow a tile that keeps nothing. But a line of several tiles pairs each tile with
  // those that keep its exits, if there are any.
  const bool another = std::ranges::any_of(
      line.to, [&](std::size_t other) { return other != to && !keeping_most(source, other).empty(); });
  return another ? Rotations() : Rotations::all();
}

UpgradeDecision UpgradeBook::by_rules(const UpgradeSource& said, std::size_t to) const {
  if (promises(said)) {
    const UpgradeForm promised = form_in_hex(said);
    return by_rules({nullptr, &promised, said.tile}, to);
  }
  const UpgradeSource& source = said;
  const auto refused = [](UpgradeRule rule) {
    return UpgradeDecision{{}, UpgradeDecision::Reason::Rule, rule, nullptr};
  };
  if (const auto broken = broken_apart_from_track(*source.form, form(to))) return refused(*broken);
  if (tiles_[to].any_rotation) return {Rotations::all(), UpgradeDecision::Reason::Allowed, {}, nullptr};
  const UpgradeFit fit = upgrade_fit(*source.form, form(to));
  if (fit.broken) return refused(*fit.broken);
  if (fit.fitting.empty()) return refused(UpgradeRule::Rotation);
  return {fit.fitting, UpgradeDecision::Reason::Allowed, {}, nullptr};
}

UpgradeDecision UpgradeBook::decide(const UpgradeSource& source, std::size_t to,
                                    const UpgradeTime& when) const {
  using Reason = UpgradeDecision::Reason;
  if (source.tile != UpgradeSource::printed && tiles_[source.tile].final)
    return {{}, Reason::Final, {}, nullptr};
  if (const Line* never = find_line(source, to, when, Line::Kind::Never))
    return {{}, Reason::Never, {}, never->line};
  const Line* line = find_line(source, to, when, Line::Kind::Chart);
  if (line == nullptr) line = find_line(source, to, when, Line::Kind::Also);
  const bool by_phase = line != nullptr && !line->line->phase.empty();
  if (line == nullptr && title_->upgrades.stated) return {{}, Reason::NotInChart, {}, nullptr};
  if (line == nullptr && tiles_[to].special && !holds_in(tiles_[to].rights, source.hex))
    return {{}, Reason::Special, {}, nullptr};
  UpgradeDecision decision =
      line != nullptr ? UpgradeDecision{stated_rotations(source, to, *line), Reason::Allowed, {}, line->line}
                      : by_rules(source, to);
  if (line != nullptr && decision.rotations.empty())
    return {{}, Reason::Rule, UpgradeRule::Track, line->line};
  if (decision.reason == Reason::Allowed && !by_phase && !colour_in_phase(form(to).colour, when.phase))
    return {{}, Reason::NotYet, {}, nullptr};
  if (decision.reason == Reason::Allowed && title_->upgrades.stubs) {
    decision.rotations = decision.rotations & meeting_stubs(source, form(to));
    if (decision.rotations.empty()) return {{}, Reason::Stubs, {}, decision.line};
  }
  return decision;
}

bool UpgradeBook::possible(std::size_t from, std::size_t to, const UpgradeTime& when) const {
  if (tiles_[from].final) return false;
  if (!decide({nullptr, &form(from), from}, to, when).rotations.empty()) return true;
  if (std::ranges::any_of(promising_, [&](const Hex* hex) {
        return !decide({hex, &form(from), from}, to, when).rotations.empty();
      }))
    return true;
  return std::ranges::any_of(lines_about(from, to), [&](std::size_t index) {
    const Line& line = lines_[index];
    if (line.kind == Line::Kind::Never || !line.conditional) return false;
    return holds_at(line, when) &&
           (!line.line->phase.empty() || colour_in_phase(form(to).colour, when.phase));
  });
}

bool UpgradeBook::colour_in_phase(Colour colour, std::size_t phase) const {
  if (phase >= phase_colours_.size()) return true;
  return ((phase_colours_[phase] >> static_cast<unsigned>(colour)) & 1U) != 0;
}

std::string UpgradeBook::refusal(const UpgradeSource& source, std::size_t to,
                                 const UpgradeDecision& decision) const {
  const std::string from =
      source.tile == UpgradeSource::printed
          ? source.hex == nullptr ? "the hex" : fmt::format("{} as printed", source.hex->id)
          : fmt::format("`{}`", id(source.tile));
  const std::string where = source.hex == nullptr ? "" : fmt::format(" in {}", source.hex->id);
  switch (decision.reason) {
    case UpgradeDecision::Reason::Allowed:
      return {};
    case UpgradeDecision::Reason::Final:
      return fmt::format("a rule of the title forbids the replacement of {}", from);
    case UpgradeDecision::Reason::Never:
      return fmt::format("a rule of the title forbids `{}` on {}{}{}", id(to), from, where,
                         decision.line->because.empty() ? "" : ": " + decision.line->because);
    case UpgradeDecision::Reason::NotInChart:
      return fmt::format("the title's upgrade chart does not lead from {} to `{}`{}", from, id(to), where);
    case UpgradeDecision::Reason::Special:
      return fmt::format("`{}` can be laid {}", id(to), right_words(tiles_[to].rights));
    case UpgradeDecision::Reason::Stubs:
      return fmt::format("`{}` lacks the track that the title requires at a stub of {}", id(to),
                         source.hex->id);
    case UpgradeDecision::Reason::NotYet:
      return fmt::format("`{}` is {}, a colour that is not available yet", id(to), word_of(form(to).colour));
    case UpgradeDecision::Reason::Rule:
      return fmt::format("`{}` does not replace {}: {}", id(to), from,
                         trackwright::refusal(decision.rule, form_in_hex(source), form(to)));
  }
  return {};
}

}  // namespace trackwright
