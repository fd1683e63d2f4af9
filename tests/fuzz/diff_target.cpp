// Compares two titles: each equals itself, and any differences can be formatted.
#include "designer/compare/compare.h"
#include "designer/faces/report/differences.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

void diff_target(std::string_view input) {
  const Spoiled spoilt = spoiled(input);
  const Loaded loaded = load_spoiled(spoilt);
  const Title* title = loaded.seen();
  if (title == nullptr) return;
  require(compare_titles(*title, *title).differences.empty(), "a title differs from itself");
  const Loaded& other = (spoilt.choice & 32U) != 0 ? everything_title() : sound_title();
  const Comparison comparison = compare_titles(*title, *other.title);
  static_cast<void>(comparison_json(comparison, {"a", loaded.sources}, {"b", other.sources}));
  static_cast<void>(compare_titles(*other.title, *title));
}

}  // namespace trackwright
