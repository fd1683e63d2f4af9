// The upgrade rules of one title: which tile of the manifest may replace which, including the rules that the
// title adds.
//
// A hex may promise a label (future_label): the label applies from its colour on, whatever tile lies there by
// then. A tile with an icon that blocks lays (`blocks_lay`) is laid only if a line of the title allows it, or
// by a private company with that right.
//
// Without a stated chart the rules of upgrades.h decide; `also` adds pairs, `never` removes pairs. A stated
// chart defines all pairs; rotations still follow from the track. If a stated line allows a pair that cannot
// keep the old track (a town that becomes a city, for example), the rotations are those that keep the old
// exits.
//
// If the title makes stubs binding, the first tile on a hex with stubs has an exit at each of them
// (18xx.games: stubs_are_restricted.rb, for 1822, 1858, 1867, 1880, 18CZ and others).
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/title/title.h"
#include "engine/upgrade/special_right.h"
#include "engine/upgrade/upgrades.h"

namespace trackwright {

// The tile on a hex before an upgrade, at rotation 0: a tile of the book, or the printed state of the hex.
struct UpgradeSource {
  static constexpr std::size_t printed = static_cast<std::size_t>(-1);

  const Hex* hex = nullptr;
  const UpgradeForm* form = nullptr;
  std::size_t tile = printed;
};

// The edges with a stub, as a bit set.
std::uint8_t stub_edges(const Tile&);

// The time of a lay: the phase (an index into the roster), and events that have happened (true) or not
// (false). An event that is not listed may have happened if its train may have been bought; both cases then
// count as possible.
struct UpgradeTime {
  // Any phase; the colours allowed by a phase are ignored.
  static constexpr std::size_t any = static_cast<std::size_t>(-1);

  std::size_t phase = any;
  std::map<std::string, bool> events;

  UpgradeTime() = default;
  explicit UpgradeTime(std::size_t in_phase) : phase(in_phase) {}  // most queries depend on the phase only
};

struct UpgradeDecision {
  Rotations rotations;
  enum class Reason {
    Allowed,
    Final,
    Never,
    NotInChart,
    Special,
    Rule,
    NotYet,
    Stubs
  } reason = Reason::Allowed;
  UpgradeRule rule = UpgradeRule::Colour;  // with Reason::Rule
  const UpgradeLine* line = nullptr;       // the line that allows or forbids it
};

class UpgradeBook {
 public:
  static constexpr std::size_t any_phase = UpgradeTime::any;

  // The title must outlive the book.
  explicit UpgradeBook(const Title&);

  const Title& title() const { return *title_; }
  std::size_t size() const { return tiles_.size(); }
  const std::string& id(std::size_t tile) const { return tiles_[tile].definition->id; }
  const Tile& tile(std::size_t tile) const { return tiles_[tile].definition->tile; }
  const UpgradeForm& form(std::size_t tile) const { return tiles_[tile].form; }
  std::optional<std::size_t> find(std::string_view id) const;

  // Whether tile `to` may replace `from` at this time. Rotations are relative to the source at rotation 0.
  // The map is ignored. `line->swap` distinguishes a company's lay from a replacement by the rules.
  UpgradeDecision decide(const UpgradeSource&, std::size_t to, const UpgradeTime& = {}) const;

  // A tile that may replace another one somewhere, at some time. If `everywhere` is true, the rotations apply
  // on every hex, once the colour is available.
  struct Successor {
    std::size_t tile = 0;
    Rotations rotations;
    bool everywhere = true;
  };
  const std::vector<Successor>& successors(std::size_t tile) const {
    return tiles_[first_alike(tile)].successors;
  }

  // The first of the tiles that upgrade alike: they have the same form, and no line of the title names them
  // as a source. They have the same successors.
  std::size_t first_alike(std::size_t tile) const { return tiles_[tile].first_alike; }

  // Whether `to` may replace `from` on at least one hex in this phase. Lines limited to some hexes count too.
  bool possible(std::size_t from, std::size_t to, const UpgradeTime& = {}) const;

  // The hexes that promise a label.
  const std::vector<const Hex*>& promising() const { return promising_; }

  bool colour_in_phase(Colour, std::size_t phase) const;

  // Events that lines depend on and that may or may not have happened by then.
  std::vector<std::string> open_events(const UpgradeTime&) const;

  // The edges at which a fixed hex may show track later, by lines that name the hex; none for other hexes.
  std::uint8_t exits_to_come(const Hex&) const;

  // Explains a refusal: "`57` has no arrow from `7` on the chart". Empty if the upgrade is allowed.
  std::string refusal(const UpgradeSource&, std::size_t to, const UpgradeDecision&) const;

 private:
  struct Entry {
    const TileDefinition* definition = nullptr;
    UpgradeForm form;
    bool any_rotation = false;
    bool final = false;
    bool special = false;  // laid only by a special right:
    std::vector<SpecialRight> rights;
    std::size_t first_alike = 0;
    std::vector<Successor> successors;  // of the first tile that upgrades alike
  };
  struct Line {
    const UpgradeLine* line = nullptr;
    enum class Kind { Chart, Also, Never } kind = Kind::Chart;
    std::vector<std::size_t> to;
    std::size_t phase = 0;
    bool conditional = false;  // applies only on some hexes or at some times
  };

  void add_lines(const std::vector<UpgradeLine>&, Line::Kind);
  void find_alike();
  void add_successors(std::size_t from);
  const std::vector<std::size_t>& lines_about(std::size_t from, std::size_t to) const;
  const Line* find_line(const UpgradeSource&, std::size_t to, const UpgradeTime&, Line::Kind) const;
  bool line_holds(const Line&, const UpgradeSource&, const UpgradeTime&) const;
  bool holds_at(const Line&, const UpgradeTime&) const;
  std::optional<bool> happened(const std::string& event, const UpgradeTime&) const;
  std::uint8_t find_exits_to_come(const Hex&) const;
  bool is_conditional(std::size_t from, std::size_t to) const;
  bool depends_on_promise(std::size_t from, std::size_t to) const;
  UpgradeForm form_in_hex(const UpgradeSource&) const;
  UpgradeDecision by_rules(const UpgradeSource&, std::size_t to) const;
  Rotations keeping_most(const UpgradeSource&, std::size_t to) const;
  Rotations stated_rotations(const UpgradeSource&, std::size_t to, const Line&) const;

  const Title* title_;
  std::vector<Entry> tiles_;  // in the order of their ids
  std::vector<Line> lines_;
  std::unordered_map<std::size_t, std::vector<std::size_t>>
      pair_lines_;  // by from * size + to, for pairs named in lines
  std::vector<const Hex*> promising_;
  std::vector<unsigned> phase_colours_;                // bit sets of colours
  std::vector<std::string> events_;                    // named in lines, without duplicates
  std::map<std::string, std::uint8_t> exits_to_come_;  // by hex
};

}  // namespace trackwright
