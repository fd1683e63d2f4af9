// Compares the title with an earlier state or with its parent.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "designer/compare/compare.h"
#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/title_json.h"
#include "designer/format/text/findings.h"
#include "designer/studio/kept_map.h"
#include "designer/studio/kit.h"
#include "designer/studio/open.h"
#include "designer/studio/order.h"

namespace trackwright::serve {

namespace {

Json difference_json(const Difference& one) {
  const bool on_map = one.kind->subject == "map";
  return {{"hex", on_map ? one.object : std::string()},
          {"label", one.label},
          {"what", one.kind->what},
          {"now", one.a},
          {"then", one.b}};
}

}  // namespace

// Call Git only once: its answer also shows whether it tracks the title.
Reply Bench::before(const std::string& id) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  const Loaded& now = *seen->loaded;
  Json told{{"choices", Json::array()}};
  Json& choices = told["choices"];
  using Texts = Expected<std::map<std::string, std::string>, std::string>;
  const Texts texts = committed_ ? committed_(now.folder) : Texts(unexpected(std::string()));
  if (texts) choices.push_back({{"id", "commit"}, {"name", "the last commit"}});
  const std::vector<std::string> kits = kits_ ? kits_(seen->title()) : std::vector<std::string>();
  for (std::size_t i = 0; i < kits.size(); ++i)
    choices.push_back({{"id", fmt::format("kit-{}", i)}, {"name", "the kit in " + kits[i]}});
  if (!now.extends.empty()) choices.push_back({{"id", "parent"}, {"name", "the title that it extends"}});
  if (choices.empty()) return {200, told.dump()};
  const auto asked = std::ranges::find_if(choices, [&](const Json& one) { return one["id"] == id; });
  told["chosen"] = (asked == choices.end() ? choices.front() : *asked)["id"];
  if (told["chosen"] == "commit") {
    const FolderReader reader(now.folder, *texts, files_);
    compare(*seen, open_title(reader, installation_, now.name), reader, told);
  } else if (told["chosen"] == "parent") {
    compare(*seen, open_title(files_, installation_, now.extends.front()), files_, told);
  } else {
    for (std::size_t i = 0; i < kits.size(); ++i)
      if (told["chosen"] == fmt::format("kit-{}", i)) compare_kit(*seen, kits[i], told);
  }
  return {200, told.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

void Bench::compare_kit(const Shown& now, const std::string& path, Json& told) const {
  const auto earlier = read_earlier_kit(files_, path);
  if (!earlier) {
    told["failed"] = earlier.error().message;
    return;
  }
  Ordered ordered = order_kit(files_, installation_, *now.loaded, {});
  if (!ordered.job) {
    told["failed"] = "a kit of the current title cannot be drawn";
    return;
  }
  const KitDifference difference = difference_from(std::move(*ordered.job), *earlier);
  told["now"] = now.map().whole();
  if (auto then = kept_map(files_, path, *earlier))
    told["then"] = std::move(*then);
  else
    told["unseen"] = then.error();
  told["hexes"] = difference.hexes;
  told["pieces"] = Json::array();
  for (const PieceChange& one : difference.pieces)
    told["pieces"].push_back(fmt::format("{}: {}: {}", one.component, one.label, one.why));
}

void Bench::compare(const Shown& now, Loaded before, const FileReader& files, Json& told) const {
  if (!before.title || has_errors(before.findings)) {
    told["failed"] = "the earlier title cannot be drawn";
    return;
  }
  const auto then = std::make_shared<const Loaded>(std::move(before));
  told["now"] = now.map().whole();
  told["then"] = drawn(then, nullptr, 1, files)->map().whole();
  told["differences"] = Json::array();
  for (const Difference& one : compare_titles(now.title(), *then->title).differences)
    told["differences"].push_back(difference_json(one));
}

}  // namespace trackwright::serve
