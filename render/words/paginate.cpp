#include "render/words/paginate.h"

#include <deque>

namespace trackwright {
namespace {

class Paginator {
 public:
  Paginator(std::span<const Strip> strips, double room) : strips_(strips), room_(room) {}

  std::vector<std::vector<PlacedStrip>> pages() {
    for (std::size_t i = 0; i < strips_.size();) {
      const std::size_t end = end_of_chain(i);
      if (strips_[i].floats)
        set_float(i);
      else
        set_chain(i, end);
      i = end;
    }
    place_waiting();
    while (!waiting_.empty()) turn_page();
    return std::move(pages_);
  }

 private:
  std::size_t end_of_chain(std::size_t first) const {
    std::size_t end = first + 1;
    while (end < strips_.size() && strips_[end - 1].keep && !strips_[end].floats) ++end;
    return end;
  }

  bool at_top() const { return pages_.empty() || pages_.back().empty(); }

  double height_of(std::size_t first, std::size_t end) const {
    double height = (at_top() ? 0 : strips_[first].above) + (fresh_ ? strips_[first].again : 0);
    for (std::size_t i = first; i < end; ++i)
      height += strips_[i].height + (i > first ? strips_[i].above : 0);
    return height;
  }

  bool fits(std::size_t first, std::size_t end) const { return y_ + height_of(first, end) <= room_ + 1e-6; }

  void place(std::size_t strip) {
    if (pages_.empty()) pages_.emplace_back();
    const bool again = fresh_ && strips_[strip].again > 0;
    y_ += (at_top() ? 0 : strips_[strip].above) + (again ? strips_[strip].again : 0);
    pages_.back().push_back({strip, y_, again});
    y_ += strips_[strip].height;
    fresh_ = fresh_ && strips_[strip].floats;
  }

  // Figures that wait come first on the new page, but not between the rows of a table.
  void turn_page(bool in_table = false) {
    pages_.emplace_back();
    y_ = 0;
    fresh_ = true;
    if (!in_table) place_waiting();
  }

  void place_waiting() {
    while (!waiting_.empty() && (at_top() || fits(waiting_.front(), waiting_.front() + 1))) {
      place(waiting_.front());
      waiting_.pop_front();
    }
  }

  void set_float(std::size_t strip) {
    if (waiting_.empty() && (at_top() || fits(strip, strip + 1)))
      place(strip);
    else
      waiting_.push_back(strip);
  }

  void set_chain(std::size_t first, std::size_t end) {
    const bool in_table = strips_[first].again > 0;
    if (!in_table) place_waiting();  // those that waited for the end of a table
    while (!at_top() && !fits(first, end)) turn_page(in_table);
    for (std::size_t i = first; i < end; ++i) {
      if (!at_top() && !fits(i, i + 1)) turn_page(strips_[i].again > 0);
      place(i);
    }
  }

  std::span<const Strip> strips_;
  double room_;
  std::vector<std::vector<PlacedStrip>> pages_;
  std::deque<std::size_t> waiting_;
  double y_ = 0;
  bool fresh_ = true;  // only figures are on the page
};

}  // namespace

std::vector<std::vector<PlacedStrip>> paginate(std::span<const Strip> strips, double room) {
  return Paginator(strips, room).pages();
}

}  // namespace trackwright
