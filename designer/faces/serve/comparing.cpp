// The title beside what it was, or what it is made of.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "designer/compare/compare.h"
#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/title_json.h"
#include "designer/format/text/findings.h"
#include "designer/studio/open.h"

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

Reply Bench::befores() const {
  Json all = Json::array();
  const auto seen = shown();
  if (seen && committed_ && committed_(seen->loaded->folder))
    all.push_back({{"id", "commit"}, {"name", "the last commit"}});
  if (seen && !seen->loaded->extends.empty())
    all.push_back({{"id", "parent"}, {"name", "the title that it extends"}});
  return {200, all.dump()};
}

Reply Bench::before(const std::string& id) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "nothing could be read yet");
  const Loaded& now = *seen->loaded;
  std::shared_ptr<const Loaded> then;
  if (id == "commit" && committed_) {
    const auto texts = committed_(now.folder);
    if (!texts) return refusal(404, texts.error());
    const FolderReader reader(now.folder, *texts, files_);
    then = std::make_shared<const Loaded>(open_title(reader, installation_, now.folder));
    return compared(*seen, then, reader);
  }
  if (id == "parent" && !now.extends.empty()) {
    then = std::make_shared<const Loaded>(open_title(files_, installation_, now.extends.front()));
    return compared(*seen, then, files_);
  }
  return refusal(404, "there is nothing of that kind to compare with");
}

Reply Bench::compared(const Shown& now, const std::shared_ptr<const Loaded>& then,
                      const FileReader& files) const {
  if (!then->title || has_errors(then->findings)) return refusal(422, "what was there cannot be drawn");
  Json told{{"name", then->title->name}, {"now", now.map.whole()}};
  told["then"] = drawn(then, nullptr, 1, files)->map.whole();
  told["differences"] = Json::array();
  for (const Difference& one : compare_titles(now.title(), *then->title).differences)
    told["differences"].push_back(difference_json(one));
  return {200, told.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

}  // namespace trackwright::serve
