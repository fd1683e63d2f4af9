#include <algorithm>
#include <cstring>
#include <limits>

#include "engine/run/sweep_front.h"

namespace trackwright {

SweepFront::SweepFront(std::size_t slots, std::vector<const Fares*> fares_of)
    : width_(slots), fares_of_(std::move(fares_of)), heads_(64, none) {}

Tallies SweepFront::tallies(std::size_t i) const {
  Tallies found{};
  for (std::size_t t = 0; t < fares_of_.size(); ++t) found.at(t) = tallies_[i * fares_of_.size() + t];
  return found;
}

std::uint64_t SweepFront::hash_of(const SlotCode* slots) const {
  std::uint64_t hash = 0x9E3779B97F4A7C15U;
  for (std::size_t s = 0; s < width_; s += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, slots + s, std::min<std::size_t>(8, width_ - s));
    hash = (hash ^ word) * 0xD6E8FEB86659FD93U;
    hash ^= hash >> 32U;
  }
  return hash;
}

bool SweepFront::same_slots(std::size_t i, const SlotCode* slots) const {
  return width_ == 0 || std::memcmp(codes_.data() + i * width_, slots, width_) == 0;
}

bool SweepFront::covers(std::size_t i, const Tallies& tallies, int value) const {
  if (values_[i] < value) return false;
  for (std::size_t t = 0; t < fares_of_.size(); ++t)
    if (!no_worse(*fares_of_[t], tallies_[i * fares_of_.size() + t], tallies.at(t))) return false;
  return true;
}

bool SweepFront::covered(std::size_t i, const Tallies& tallies, int value) const {
  if (values_[i] > value) return false;
  for (std::size_t t = 0; t < fares_of_.size(); ++t)
    if (!no_worse(*fares_of_[t], tallies.at(t), tallies_[i * fares_of_.size() + t])) return false;
  return true;
}

void SweepFront::write(std::size_t i, const SweepState& state) {
  std::copy_n(state.slots.begin(), width_, codes_.begin() + static_cast<std::ptrdiff_t>(i * width_));
  for (std::size_t t = 0; t < fares_of_.size(); ++t) tallies_[i * fares_of_.size() + t] = state.tallies.at(t);
  values_[i] = state.value;
  hopes_[i] = state.hope;
  origins_[i] = state.origin;
}

void SweepFront::resize(std::size_t states) {
  codes_.resize(states * width_);
  tallies_.resize(states * fares_of_.size());
  values_.resize(states);
  hopes_.resize(states);
  origins_.resize(states);
  next_.resize(states, none);
}

void SweepFront::index() {
  std::size_t buckets = 64;
  while (buckets < 2 * size()) buckets *= 2;
  heads_.assign(buckets, none);
  for (std::size_t i = 0; i < size(); ++i) {
    std::uint32_t& head = heads_[hash_of(codes_.data() + i * width_) & (heads_.size() - 1)];
    next_[i] = head;
    head = static_cast<std::uint32_t>(i);
  }
}

void SweepFront::append(const SweepState& state, std::uint64_t hash) {
  const std::size_t i = size();
  resize(i + 1);
  write(i, state);
  if (2 * size() > heads_.size()) {
    index();
    return;
  }
  std::uint32_t& head = heads_[hash & (heads_.size() - 1)];
  next_[i] = head;
  head = static_cast<std::uint32_t>(i);
}

void SweepFront::put(const SweepState& state) {
  const std::uint64_t hash = hash_of(state.slots.data());
  for (std::uint32_t i = heads_[hash & (heads_.size() - 1)]; i != none; i = next_[i]) {
    if (!same_slots(i, state.slots.data())) continue;
    if (covers(i, state.tallies, state.value)) return;
    if (!covered(i, state.tallies, state.value)) continue;
    write(i, state);
    return;
  }
  append(state, hash);
}

std::uint32_t SweepFront::find(const SlotCode* slots, const Tallies& tallies) const {
  std::uint32_t i = heads_[hash_of(slots) & (heads_.size() - 1)];
  while (i != none && !(same_slots(i, slots) && same_tallies(i, tallies))) i = next_[i];
  return i;
}

std::uint32_t SweepFront::number_of(const SweepState& state) {
  const std::uint32_t known = find(state.slots.data(), state.tallies);
  if (known != none) return known;
  append(state, hash_of(state.slots.data()));
  return static_cast<std::uint32_t>(size() - 1);
}

bool SweepFront::same_tallies(std::size_t i, const Tallies& tallies) const {
  for (std::size_t t = 0; t < fares_of_.size(); ++t)
    if (tallies_[i * fares_of_.size() + t] != tallies.at(t)) return false;
  return true;
}

void SweepFront::move_to(std::size_t from, std::size_t to) {
  if (from == to) return;
  std::copy_n(codes_.begin() + static_cast<std::ptrdiff_t>(from * width_), width_,
              codes_.begin() + static_cast<std::ptrdiff_t>(to * width_));
  for (std::size_t t = 0; t < fares_of_.size(); ++t)
    tallies_[to * fares_of_.size() + t] = tallies_[from * fares_of_.size() + t];
  values_[to] = values_[from];
  hopes_[to] = hopes_[from];
  origins_[to] = origins_[from];
}

int SweepFront::keep(std::size_t most) {
  int left_out = std::numeric_limits<int>::min();
  if (size() <= most) return left_out;
  // Earned value counts double, because a state seldom earns all that it hopes for.
  const auto promise = [&](std::size_t i) { return 2 * values_[i] + hopes_[i]; };
  std::vector<int> promises(size());
  for (std::size_t i = 0; i < size(); ++i) promises[i] = promise(i);
  std::ranges::nth_element(promises, promises.begin() + static_cast<std::ptrdiff_t>(most), std::greater());
  const int least = promises[most];
  auto ties = static_cast<std::ptrdiff_t>(most) -
              std::count_if(promises.begin(), promises.begin() + static_cast<std::ptrdiff_t>(most),
                            [&](int p) { return p > least; });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < size(); ++i)
    if (promise(i) > least || (promise(i) == least && ties-- > 0))
      move_to(i, kept++);
    else
      left_out = std::max(left_out, reach(i));
  resize(kept);
  index();
  return left_out;
}

int PlainHopes::most(std::size_t taken, const SweepState& state) const {
  int sum = 0;
  for (std::size_t t = 0; t < trains_.size(); ++t) {
    const Fares& fares = trains_.fares_of(t);
    const SweepHope& hope = plan_.hope[taken][trains_.class_of[t]];
    const Tally tally = state.tallies.at(t);
    std::size_t stops = hope.by_stops.size() - 1;
    if ((tally & tally_done) != 0) {
      stops = 0;
    } else if (!fares.rooms.empty()) {
      std::size_t room = 0;
      for (const std::uint8_t f : fares.rooms)
        room += fares.fields[f].limit - (tally >> fares.fields[f].shift & fares.fields[f].mask);
      stops = std::min(stops, room);
    }
    sum += hope.by_stops[stops];
    if ((tally & tally_done) == 0) sum += std::max(0, fares.each_run);
  }
  return sum;
}

}  // namespace trackwright
