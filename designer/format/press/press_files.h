// templates/layouts.yaml, printers.yaml, machines.yaml and services.yaml, and custom files of the same form.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "render/sheets/sheet.h"
#include "render/sheets/shop.h"

namespace trackwright {

// In the order of the file. Reports mistakes as findings and returns the valid entries.
std::vector<LayoutStyle> read_layouts(const FileReader&, const Installation&, const std::string& path,
                                      Sources&, Findings&);
std::vector<Printer> read_printers(const FileReader&, const Installation&, const std::string& path, Sources&,
                                   Findings&);

std::vector<CuttingMachine> read_machines(const FileReader&, const Installation&, const std::string& path,
                                          Sources&, Findings&);

std::vector<PrintService> read_services(const FileReader&, const Installation&, const std::string& path,
                                        Sources&, Findings&);

// The error lists the known names.
Expected<PrintService> find_service(const std::vector<PrintService>&, std::string_view name);
Expected<CuttingMachine> find_machine(const std::vector<CuttingMachine>&, std::string_view name);
Expected<LayoutStyle> find_layout(const std::vector<LayoutStyle>&, std::string_view name);
Expected<Printer> find_printer(const std::vector<Printer>&, std::string_view name);

}  // namespace trackwright
