// Shows every component as it prints.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/title_json.h"
#include "designer/studio/kit.h"
#include "designer/studio/order.h"
#include "designer/studio/plan.h"

namespace trackwright::serve {

Reply Bench::components() const {
  Json all = Json::array();
  for (const ComponentKind& kind : component_kinds())
    all.push_back({{"id", kind.id}, {"sentence", kind.sentence}});
  return {200, all.dump()};
}

Reply Bench::component(const std::string& id, const std::string& theme) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  const auto& kinds = component_kinds();
  const auto kind = std::ranges::find(kinds, id, &ComponentKind::id);
  if (kind == kinds.end()) return refusal(404, "there is no component " + id);
  KitOrder order;
  if (!theme.empty()) order.choices.theme = Ref{theme, {}};
  const Ordered ordered = order_kit(files_, installation_, *seen->loaded, order);
  if (!ordered.job) return refusal(422, "the kit cannot be printed with these choices");
  const MadeFiles made = make_components(*ordered.job, {&*kind}, {{PictureFormat::Svg}, 100, SvgIds::None});
  Json told{{"id", id}, {"pages", Json::array()}, {"texts", Json::array()}, {"findings", Json::array()}};
  for (const PrintedFile& file : made.files)
    if (file.name.ends_with(".svg"))
      told["pages"].push_back({{"name", file.name}, {"svg", file.bytes}});
    else
      told["texts"].push_back({{"name", file.name}, {"text", file.bytes}});
  const PlannedFile plan = plan_component(*ordered.job, *kind);
  told["sheets"] = plan.sheets;
  told["ink"] = plan.ink;
  for (const Finding& finding : made.findings) told["findings"].push_back(finding.message);
  return {200, told.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

}  // namespace trackwright::serve
