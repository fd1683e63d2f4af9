#include "engine/run/sweep_step.h"

#include <algorithm>

namespace trackwright {

namespace {

// Origins: five moves of a way and a train, and for each train its previous number.
constexpr unsigned move_bits = 10;
constexpr unsigned most_moves = 5;
constexpr unsigned count_at = 50;
constexpr unsigned trains_at = 53;

constexpr unsigned bit(std::size_t train) {
  return 1U << train;
}

// New numbers of trains; equal trains share the numbers of their class.
class Numbers {
 public:
  explicit Numbers(const SweepTrains& trains) : trains_(trains) {
    for (std::size_t t = trains_.size(); t-- > 0;)
      next_.at(trains_.class_of[t]) = static_cast<std::uint8_t>(t);
  }

  bool has(std::size_t train) const { return (given_ & bit(train)) != 0; }
  std::uint8_t of(std::size_t train) const { return number_.at(train); }
  std::uint8_t before(std::size_t number) const { return before_.at(number); }

  void give(std::size_t train) {
    number_.at(train) = next_.at(trains_.class_of[train])++;
    before_.at(number_.at(train)) = static_cast<std::uint8_t>(train);
    given_ |= bit(train);
  }

  void give_rest(const Tallies& tallies) {
    for (;;) {
      std::size_t dearest = trains_.size();
      for (std::size_t t = 0; t < trains_.size(); ++t)
        if (!has(t) && (dearest == trains_.size() || tallies.at(t) > tallies.at(dearest))) dearest = t;
      if (dearest == trains_.size()) return;
      give(dearest);
    }
  }

 private:
  const SweepTrains& trains_;
  std::array<std::uint8_t, sweep_trains> number_{};
  std::array<std::uint8_t, sweep_trains> before_{};
  std::array<std::uint8_t, sweep_trains> next_{};  // by class: the first number not yet given
  unsigned given_ = 0;
};

}  // namespace

std::vector<SweepMove> moves_of(std::uint64_t moves) {
  std::vector<SweepMove> found;
  for (unsigned m = 0; m < (moves >> count_at & 7U); ++m) {
    const std::uint64_t move = moves >> (m * move_bits);
    found.push_back({static_cast<std::uint8_t>(move & 255U), static_cast<std::uint8_t>(move >> 8U & 3U)});
  }
  return found;
}

std::uint8_t train_before(std::uint64_t moves, std::uint8_t train) {
  return static_cast<std::uint8_t>(moves >> (trains_at + 2U * train) & 3U);
}

SweepExpansion::SweepExpansion(const Field& field, const SweepTrains& trains, const SweepPlan& plan,
                               const SweepHopes& hopes, std::size_t step, Effort& effort)
    : field_(field),
      trains_(trains),
      plan_(plan),
      hopes_(hopes),
      step_(plan.steps[step]),
      number_(step),
      hex_(field_.hexes[plan.steps[step].hex]),
      effort_(effort) {}

void SweepExpansion::expand(const SweepFront& before, std::uint32_t i, SweepSink& after) {
  after_ = &after;
  from_ = i;
  enter(draft_of(before, i), 0);
}

SweepExpansion::Draft SweepExpansion::draft_of(const SweepFront& before, std::uint32_t i) const {
  Draft draft;
  const auto slots = before.slots(i);
  for (std::size_t s = 0; s < slots.size(); ++s) {
    const unsigned mate = mate_of(slots[s]);
    draft.mate.at(s) = static_cast<std::int8_t>(mate == slot_empty  ? empty
                                                : mate == slot_ends ? way_closed
                                                                    : static_cast<int>(mate));
    if (mate == slot_empty) continue;
    const unsigned train = train_of(slots[s]);
    draft.train.at(s) = static_cast<std::uint8_t>(train);
    draft.begun = static_cast<std::uint8_t>(draft.begun | bit(train));
    if (mate == slot_ends) ++draft.ends.at(train);
  }
  for (std::size_t s = step_.before; s < step_.before + step_.added; ++s)
    draft.mate.at(s) = static_cast<std::int8_t>(empty);
  draft.tallies = before.tallies(i);
  for (std::size_t t = 0; t < trains_.size(); ++t)
    if ((draft.tallies.at(t) & tally_done) != 0)
      draft.begun = static_cast<std::uint8_t>(draft.begun | bit(t));
  draft.value = before.value(i);
  return draft;
}

// Continues or ends each run that leads into the hex.
void SweepExpansion::enter(const Draft& draft, std::size_t place) {
  while (place < step_.enter.size() && draft.mate.at(step_.enter[place]) <= gone) ++place;
  if (place == step_.enter.size()) {
    begin(draft, 0);
    return;
  }
  const std::size_t train = draft.train.at(step_.enter[place]);
  for (const SweepTurn& turn : step_.turns[place]) take(draft, turn, train, place + 1, true);
}

// Also begins runs in the hex, and runs that cross it between hexes that are not yet taken.
void SweepExpansion::begin(const Draft& draft, std::size_t fresh) {
  emit(draft);
  for (std::size_t f = fresh; f < step_.fresh.size(); ++f) {
    std::size_t idle_class = trains_.fares->size();
    for (std::size_t t = 0; t < trains_.size(); ++t) {
      if ((draft.tallies.at(t) & tally_done) != 0) continue;
      if ((draft.begun & bit(t)) == 0) {
        // Take only the first of equal idle trains.
        if (idle_class == trains_.class_of[t]) continue;
        idle_class = trains_.class_of[t];
      }
      take(draft, step_.fresh[f], t, f + 1, false);
    }
  }
}

void SweepExpansion::take(const Draft& draft, const SweepTurn& turn, std::size_t train, std::size_t next,
                          bool entering) {
  if (!effort_.step()) return;
  const Fares& fares = trains_.fares_of(train);
  for (const Gain& gain : fares.ways[step_.hex][turn.way]) {
    if ((gain.once & draft.once) != 0) continue;
    const FieldWay& way = hex_.ways[turn.way];
    if ((way.track & draft.track) != 0 || (way.visits & draft.visits.at(train)) != 0) return;
    Draft after = draft;
    if (!add(fares, after.tallies.at(train), gain)) continue;
    after.value += gain.value;
    after.once |= gain.once;
    if (!occupy(after, turn, train) || !connect(after, turn, train)) continue;
    if (entering)
      enter(after, next);
    else
      begin(after, next);
  }
}

bool SweepExpansion::occupy(Draft& draft, const SweepTurn& turn, std::size_t train) const {
  const FieldWay& way = hex_.ways[turn.way];
  const Fares& fares = trains_.fares_of(train);
  if (way.junction) {
    if ((draft.junction & bit(train)) != 0) return false;
    draft.junction = static_cast<std::uint8_t>(draft.junction | bit(train));
  }
  draft.track |= way.track;
  draft.visits.at(train) |= way.visits;
  const auto gain = [&](const Gain& g) {
    draft.value += g.value;
    return add(fares, draft.tallies.at(train), g);
  };
  if ((draft.here & bit(train)) == 0 && !gain(fares.hexes[step_.hex])) return false;
  draft.here = static_cast<std::uint8_t>(draft.here | bit(train));
  draft.begun = static_cast<std::uint8_t>(draft.begun | bit(train));
  const auto enters = [&](int slot) { return slot >= 0 && slot < static_cast<int>(step_.before); };
  if (enters(turn.a) && !gain(fares.exits[step_.hex][turn.exit_a])) return false;
  if (enters(turn.b) && !gain(fares.exits[step_.hex][turn.exit_b])) return false;
  if (draft.move_count < most_moves)
    draft.moves |= (std::uint64_t{turn.way} | train << 8U) << (draft.move_count * move_bits);
  ++draft.move_count;
  return true;
}

// Sets `other` as the far end of the piece of run that ends at `end`.
void SweepExpansion::close(Draft& draft, int end, int other, std::size_t train) {
  if (end == way_closed) return;
  const auto slot = static_cast<std::size_t>(end);
  draft.mate.at(slot) = static_cast<std::int8_t>(other);
  draft.train.at(slot) = static_cast<std::uint8_t>(train);
}

bool SweepExpansion::connect(Draft& draft, const SweepTurn& turn, std::size_t train) const {
  // Uses the slot by which a run enters; sets `end` to the far end of that piece.
  const auto far = [&](std::int8_t slot, std::int8_t& end) {
    end = slot;
    if (slot == way_closed) return ++draft.ends.at(train) <= 2;
    if (slot >= static_cast<int>(step_.before)) return draft.mate.at(static_cast<std::size_t>(slot)) == empty;
    const std::size_t s = static_cast<std::uint8_t>(slot);
    if (draft.mate.at(s) <= gone || draft.train.at(s) != train) return false;
    end = draft.mate.at(s);
    draft.mate.at(s) = static_cast<std::int8_t>(gone);
    return true;
  };
  if (turn.a >= 0 && turn.b >= 0 && draft.mate.at(static_cast<std::size_t>(turn.a)) == turn.b)
    return false;  // a ring
  std::int8_t a = 0;
  std::int8_t b = 0;
  if (!far(turn.a, a) || !far(turn.b, b)) return false;
  if (a == way_closed && b == way_closed) return complete(draft, train);
  close(draft, a, b, train);
  close(draft, b, a, train);
  return true;
}

bool SweepExpansion::complete(Draft& draft, std::size_t train) const {
  const Fares& fares = trains_.fares_of(train);
  Tally& tally = draft.tallies.at(train);
  for (const std::uint8_t need : fares.last_needs)
    if (!reached(fares, tally, need)) return false;
  for (std::size_t s = 0; s < step_.before + step_.added; ++s)
    if (draft.mate.at(s) > gone && draft.train.at(s) == train) return false;
  for (const TallyField& field : fares.fields)
    if (!field.needed) tally &= ~(field.mask << field.shift);
  for (const std::uint8_t need : fares.last_needs)
    tally &= ~(fares.fields[need].mask << fares.fields[need].shift);
  tally |= tally_done;
  draft.value += fares.each_run;
  return true;
}

void SweepExpansion::settle(Draft& draft) const {
  for (std::size_t t = 0; t < trains_.size(); ++t) {
    const Fares& fares = trains_.fares_of(t);
    const SweepSettlement& settled = plan_.settled[number_][trains_.class_of[t]];
    Tally& tally = draft.tallies.at(t);
    for (const std::size_t b : settled.bonuses) {
      int best = 0;
      for (const auto& choice : fares.bonuses[b].choices)
        if (std::ranges::all_of(choice.fields, [&](std::uint8_t f) { return reached(fares, tally, f); }))
          best = std::max(best, choice.value);
      draft.value += best;
    }
    for (const std::uint8_t f : settled.fields) tally &= ~(fares.fields[f].mask << fares.fields[f].shift);
  }
}

void SweepExpansion::emit(const Draft& found) {
  Draft draft = found;
  settle(draft);
  SweepState state;
  if (!write(draft, state)) return;
  state.hope = hopes_.most(number_ + 1, state);
  if (state.value + state.hope <= floor) return;
  if (draft.move_count > most_moves) {
    left_out_ = std::max(left_out_, state.value + state.hope);
    return;
  }
  after_->put(state);
}

// Whether the run of a train that leaves the hex can reach an end that counts.
bool SweepExpansion::can_go_on(const Draft& draft, std::size_t train) const {
  if ((draft.tallies.at(train) & tally_done) != 0) return false;
  if (plan_.hope[number_ + 1][trains_.class_of[train]].token) return true;
  const Fares& fares = trains_.fares_of(train);
  return fares.last_needs.empty() || reached(fares, draft.tallies.at(train), fares.last_needs.front());
}

// Numbers equal trains in the order of the slots, then by their tallies.
bool SweepExpansion::write(const Draft& draft, SweepState& state) const {
  std::array<std::uint8_t, 2 * sweep_slots> place{};
  Numbers numbers(trains_);
  const auto each_slot = [&](auto&& visit) {
    std::size_t to = 0;
    for (const std::uint8_t s : step_.stay) visit(std::size_t{s}, to++);
    for (std::size_t s = step_.before; s < step_.before + step_.added; ++s) visit(s, to++);
  };
  each_slot([&](std::size_t s, std::size_t to) {
    place.at(s) = static_cast<std::uint8_t>(to);
    if (draft.mate.at(s) > gone && !numbers.has(draft.train.at(s))) numbers.give(draft.train.at(s));
  });
  for (std::size_t t = 0; t < trains_.size(); ++t)
    if (numbers.has(t) && !can_go_on(draft, t)) return false;
  numbers.give_rest(draft.tallies);
  each_slot([&](std::size_t s, std::size_t to) {
    const auto mate = draft.mate.at(s);
    state.slots.at(to) = slot_code(mate <= gone         ? slot_empty
                                   : mate == way_closed ? slot_ends
                                                        : place.at(static_cast<std::size_t>(mate)),
                                   mate <= gone ? 0U : numbers.of(draft.train.at(s)));
  });
  state.origin = {from_, draft.moves | std::uint64_t{std::min(draft.move_count, most_moves)} << count_at};
  for (std::size_t t = 0; t < trains_.size(); ++t) {
    state.tallies.at(numbers.of(t)) = draft.tallies.at(t);
    state.origin.moves |= std::uint64_t{numbers.before(t)} << (trains_at + 2U * t);
  }
  state.value = draft.value;
  return true;
}

}  // namespace trackwright
