// Computes the best runs of a position within a limited search, and judges its stated runs. The first byte
// selects the title.
#include <cstdint>
#include <string>

#include "designer/format/text/findings.h"
#include "designer/format/title/position_file.h"
#include "designer/studio/routes.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

constexpr int most_asks = 150;  // the search checks every 128 steps whether to give up

const Loaded& shipped_title() {
  static const Loaded title = load_title(shipped_ground(), ground_installation(), "18scan");
  return title;
}

const Loaded& loaded_of_byte(unsigned byte) {
  switch (byte % 3) {
    case 0:
      return shipped_title();
    case 1:
      return everything_title();
    default:
      return sound_title();
  }
}

void require_sums(const RoutesAnswer& told) {
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < told.runs.size(); ++i)
    if (told.refusals[i].empty()) sum += told.runs[i].revenue;
  require(sum == told.total, "the runs do not earn their total");
  require(told.total <= told.bound, "runs earn more than the bound");
}

}  // namespace

void position_target(std::string_view input) {
  if (input.empty()) return;
  const unsigned byte = static_cast<unsigned char>(input.front());
  const Loaded& title = loaded_of_byte(byte);
  const MemoryReader files({{"position.yaml", std::string(input.substr(1))}}, &shipped_ground());
  Sources sources = title.sources;
  Findings findings;
  const auto position =
      load_position(files, ground_installation(), "position.yaml", *title.title, sources, findings);
  require(position || !findings.empty(), "neither a position nor a finding");
  require_sound(sources, findings);
  if (!position || has_errors(findings)) return;
  require_sums(answer_routes(*title.title, *position, {.judge_stated = true}));
  int asked = 0;
  require_sums(answer_routes(*title.title, *position, {.give_up = [&] { return ++asked > most_asks; }}));
}

}  // namespace trackwright
