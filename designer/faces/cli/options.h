// Options that several commands share, declared alike.
#pragma once

#include <string>

#include "designer/faces/cli/report.h"

namespace CLI {
class App;
}

namespace trackwright {

void add_title(CLI::App&, std::string& title);
void add_format(CLI::App&, Format&);           // text or json
void add_findings_format(CLI::App&, Format&);  // also the forms in which editors and CI servers read findings
void add_strict(CLI::App&, bool& strict);

}  // namespace trackwright
