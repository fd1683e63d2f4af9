// Reads the list of an earlier kit: it is rejected with a reason, or it survives writing and can be compared
// with the current kit.
#include <string>
#include <utility>

#include "designer/studio/changes.h"
#include "designer/studio/kit_json.h"
#include "designer/studio/order.h"
#include "designer/studio/press.h"
#include "render/components/kinds.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

constexpr std::size_t few_changes = 40;

const PrintJob& job_now() {
  static const PrintJob job = [] {
    Ordered ordered = order_kit(ground(), ground_installation(), sound_title(), {});
    require(ordered.job.has_value(), "a title of the ground has no kit");
    return *std::move(ordered.job);
  }();
  return job;
}

const Kit& kit_now() {
  static const Kit kit = [] {
    Kit drawn = draw_kit(kinds_of_game(), job_now());
    drawn.content = content_of_kit(drawn, fingerprint(drawn.components)).text();
    return drawn;
  }();
  return kit;
}

}  // namespace

void kit_list_target(std::string_view input) {
  const auto earlier = read_kit_json(std::string(input));
  if (!earlier) {
    require(!earlier.error().empty(), "a list is refused without a word");
    return;
  }
  const std::string text = kit_json(*earlier);
  const auto again = read_kit_json(text);
  require(again && kit_json(*again) == text, "a list's own text is another");
  require(changes_since(*earlier, *earlier).list.empty(), "a kit has changed since itself");
  const KitChanges changes = changes_since(*earlier, kit_now());
  for (const PieceChange& change : changes.list)
    require(change.take_out >= 0 && change.put_in >= 0, "less than nothing is taken out or put in");
  require(!changes_text(changes, *earlier, kit_now()).empty(), "nothing is told of changes");
  if (changes.list.size() < few_changes)
    static_cast<void>(changes_boards(changes, *earlier, kit_now(), job_now()));
}

}  // namespace trackwright
