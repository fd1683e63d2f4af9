#include "render/parts/logo.h"

#include <fmt/format.h>

namespace trackwright {

std::shared_ptr<const std::string> logo(const ComponentContext& context, const Company& company) {
  if (company.logo.empty() || context.art == nullptr) {
    return nullptr;
  }
  const auto file = context.art->find(company.logo);
  if (file != context.art->end()) {
    return file->second;
  }
  context.findings.push_back(
      {.check = "kit/missing-art",
       .severity = Severity::Warning,
       .message = fmt::format("the logo {} of {} is not in art/", company.logo, company.id.value),
       .place = company.place,
       .help = "its abbreviation is printed instead",
       .related = {},
       .edits = {},
       .object = company.id.value});
  return nullptr;
}

}  // namespace trackwright
