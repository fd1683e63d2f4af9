// Assigns the numbers 0, 1, 2, ... to keys in the order of their first use. A flat hash table, for fast
// searches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace trackwright {

class Numbering {
 public:
  std::uint32_t size() const { return size_; }  // number of keys

  std::uint32_t of(std::uint64_t key) {
    if (2 * (std::size_t{size_} + 1) > rows_.size()) grow();
    Row& row = row_of(key);
    if (row.number == none) row = {key, size_++};
    return row.number;
  }

 private:
  static constexpr std::uint32_t none = 0xFFFFFFFF;
  static constexpr std::size_t first_rows = 128;

  struct Row {
    std::uint64_t key = 0;
    std::uint32_t number = none;
  };

  // Returns the row of the key, or the free row for it. The number of rows is a power of two; half of them
  // are free.
  Row& row_of(std::uint64_t key) {
    const std::size_t last = rows_.size() - 1;
    std::size_t at = static_cast<std::size_t>((key * 0x9E3779B97F4A7C15U) >> 32U) & last;
    while (rows_[at].number != none && rows_[at].key != key) at = (at + 1) & last;
    return rows_[at];
  }

  void grow() {
    std::vector<Row> old(rows_.empty() ? first_rows : 2 * rows_.size());
    old.swap(rows_);
    for (const Row& row : old)
      if (row.number != none) row_of(row.key) = row;
  }

  std::vector<Row> rows_;
  std::uint32_t size_ = 0;
};

}  // namespace trackwright
