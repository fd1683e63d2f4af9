// The upgrade rules of one title: which tile of its manifest may replace which, with what the title states
// added.
//
// A hex may promise a label (future_label): it holds from its colour on, whatever lies there by then. A tile
// with an icon that blocks lays (`blocks_lay`) is laid only where a line says so, or by a private company
// that has it.
//
// Without a stated chart the rules of upgrades.h decide; `also` widens them, `never` narrows them. A stated
// chart is the whole truth about pairs; rotations still follow from the track. Where a stated line allows
// what cannot keep the old track (a town on the way to a city, say), the rotations are those that keep the
// old exits.
//
// Where the title says that stubs bind, the first tile on a hex with stubs has an exit at each of them
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

// What lies on a hex before an upgrade, at rotation 0: a tile of the book, or what is printed there.
struct UpgradeSource {
  static constexpr std::size_t printed = static_cast<std::size_t>(-1);

  const Hex* hex = nullptr;
  const UpgradeForm* form = nullptr;
  std::size_t tile = printed;
};

// The edges of a tile's stubs, as a bit set.
std::uint8_t stub_edges(const Tile&);

// When a tile is laid: in which phase (an index into the roster), and which events have happened (true) or
// not. An event of which nothing is said may have happened by then if its train can have been bought: both is
// taken as possible.
struct UpgradeTime {
  // Whatever phase it is; the colours that a phase allows are not looked at.
  static constexpr std::size_t any = static_cast<std::size_t>(-1);

  std::size_t phase = any;
  std::map<std::string, bool> events;

  UpgradeTime() = default;
  explicit UpgradeTime(std::size_t in_phase) : phase(in_phase) {}  // most questions are about a phase alone
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
  const UpgradeLine* line = nullptr;       // that allows or forbids it
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

  // May tile `to` replace it then? Rotations are relative to the source at rotation 0; the map is not looked
  // at. Whether a company lays it, or the rules put it there, `line->swap` says.
  UpgradeDecision decide(const UpgradeSource&, std::size_t to, const UpgradeTime& = {}) const;

  // A tile that may replace another one somewhere, at some time. Where `everywhere` holds, so do the
  // rotations on every hex, once the colour is there.
  struct Successor {
    std::size_t tile = 0;
    Rotations rotations;
    bool everywhere = true;
  };
  const std::vector<Successor>& successors(std::size_t tile) const {
    return tiles_[first_alike(tile)].successors;
  }

  // The first of the tiles that upgrade alike: of one form, and no line of the title names them as what is
  // replaced. They have the same successors.
  std::size_t first_alike(std::size_t tile) const { return tiles_[tile].first_alike; }

  // May it in this phase replace it on some hex at least? Lines that hold on some hexes only count.
  bool possible(std::size_t from, std::size_t to, const UpgradeTime& = {}) const;

  // Hexes that promise a label.
  const std::vector<const Hex*>& promising() const { return promising_; }

  bool colour_in_phase(Colour, std::size_t phase) const;

  // Events that lines wait for and that may have happened by then or not.
  std::vector<std::string> open_events(const UpgradeTime&) const;

  // The edges at which a fixed hex may come to show track by lines that name it; none for other hexes.
  std::uint8_t exits_to_come(const Hex&) const;

  // Why not, in words: "`57` has no arrow from `7` on the chart". Empty where it is allowed.
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
    std::vector<Successor> successors;  // of the first alike
  };
  struct Line {
    const UpgradeLine* line = nullptr;
    enum class Kind { Chart, Also, Never } kind = Kind::Chart;
    std::vector<std::size_t> to;
    std::size_t phase = 0;
    bool conditional = false;  // holds on some hexes or at some times only
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
  bool another_keeps_exits(const UpgradeSource&, std::size_t to, const Line&) const;
  Rotations stated_rotations(const UpgradeSource&, std::size_t to, const Line&) const;

  const Title* title_;
  std::vector<Entry> tiles_;  // in the order of their ids
  std::vector<Line> lines_;
  std::unordered_map<std::size_t, std::vector<std::size_t>>
      pair_lines_;  // by from * size + to, of those named
  std::vector<const Hex*> promising_;
  std::vector<unsigned> phase_colours_;                // bit sets of colours
  std::vector<std::string> events_;                    // that lines name, each once
  std::map<std::string, std::uint8_t> exits_to_come_;  // by hex
};

}  // namespace trackwright
