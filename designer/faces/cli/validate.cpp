// `validate`: checks the files of a title against the format.
#include <CLI/App.hpp>
#include <memory>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/examine.h"
#include "designer/studio/open.h"

namespace trackwright {

namespace {

struct ValidateRequest {
  TitleName title;
  Format format = Format::Text;
  bool strict = false;
};

Exit validate_title(const Environment& environment, const ValidateRequest& options) {
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  Scope scope = well_formed;
  scope.options = true;
  const Surroundings around{environment.files, environment.installation};
  const Findings findings = examine(loaded, scope, nullptr, &around).findings;
  tell(environment, loaded.sources, findings, {options.format, options.title.words(), options.strict, false});
  return loaded.readable ? judge(findings, options.strict) : Exit::Unusable;
}

Action set_up_validate(CLI::App& app) {
  const auto options = std::make_shared<ValidateRequest>();
  add_title(app, options->title);
  add_findings_format(app, options->format);
  add_strict(app, options->strict);
  return [options](const Environment& environment) { return validate_title(environment, *options); };
}

}  // namespace

Command validate_command() {
  return {"validate", "check the form of the files: YAML, keys, types, tile texts",
          "Reads the files of a title and of its options, and reports every mistake against the format "
          "(docs/title-format.md) with file, line and column.",
          "validate mytitle\nvalidate my/title --format json", set_up_validate};
}

}  // namespace trackwright
