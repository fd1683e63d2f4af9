// Shows every component as it prints.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/title_json.h"
#include "designer/studio/kit.h"
#include "designer/studio/order.h"
#include "designer/studio/plan.h"

namespace trackwright::serve {

namespace {

const ComponentKind* kind_of(const std::string& id) {
  const auto& kinds = component_kinds();
  const auto kind = std::ranges::find(kinds, id, &ComponentKind::id);
  return kind == kinds.end() ? nullptr : &*kind;
}

}  // namespace

Reply Bench::components() const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  Findings unheard;
  const KitOptions options;
  const ComponentContext context{seen->title(), *seen->theme, options, unheard, &seen->art};
  const Kit kit = drawn_kit(context);
  Json all = Json::array();
  for (const ComponentKind& kind : component_kinds()) {
    const auto drawn = std::ranges::find(kit.components, std::string_view(kind.id), &Component::id);
    if (drawn == kit.components.end() && !kind.about_kit()) continue;
    const std::string title = drawn == kit.components.end() ? std::string() : drawn->title;
    all.push_back({{"id", kind.id}, {"title", title}, {"sentence", kind.sentence}});
  }
  return {200, all.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

struct Bench::ComponentJob {
  const ComponentKind* kind;
  PrintJob job;
};

Expected<Bench::ComponentJob, Reply> Bench::component_job(const std::string& id,
                                                          const std::string& theme) const {
  const ComponentKind* kind = kind_of(id);
  if (kind == nullptr) return unexpected(refusal(404, "there is no component " + id));
  const auto seen = shown();
  if (!seen) return unexpected(refusal(404, "the title has not been read yet"));
  KitOrder order;
  if (!theme.empty()) order.choices.theme = Ref{theme, {}};
  Ordered ordered = order_kit(files_, installation_, *seen->loaded, order);
  if (!ordered.job) return unexpected(refusal(422, "the kit cannot be printed with these choices"));
  return ComponentJob{kind, std::move(*ordered.job)};
}

Reply Bench::component_pdf(const std::string& id, const std::string& theme) const {
  const auto job = component_job(id, theme);
  if (!job) return job.error();
  const MadeFiles made = make_components(job->job, {job->kind}, {{PictureFormat::Pdf}, 100, SvgIds::None});
  for (const PrintedFile& file : made.files)
    if (file.name.ends_with(".pdf")) return {200, file.bytes, "application/pdf"};
  return refusal(404, "the title has no component " + id);
}

Reply Bench::component(const std::string& id, const std::string& theme) const {
  const auto job = component_job(id, theme);
  if (!job) return job.error();
  const MadeFiles made = make_components(job->job, {job->kind}, {{PictureFormat::Svg}, 100, SvgIds::None});
  Json told{{"id", id}, {"pages", Json::array()}, {"texts", Json::array()}, {"findings", Json::array()}};
  for (const PrintedFile& file : made.files)
    if (file.name.ends_with(".svg"))
      told["pages"].push_back({{"name", file.name}, {"svg", file.bytes}});
    else
      told["texts"].push_back({{"name", file.name}, {"text", file.bytes}});
  const PlannedFile plan = plan_component(job->job, *job->kind);
  told["sheets"] = plan.sheets;
  told["ink"] = plan.ink;
  for (const Finding& finding : made.findings) told["findings"].push_back(finding.message);
  return {200, told.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

}  // namespace trackwright::serve
