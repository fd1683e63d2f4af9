#include "designer/format/press/press_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "designer/format/schema/schema.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/yaml/yaml.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

std::optional<Node> checked_tree(const FileReader& files, const Installation& installation,
                                 const std::string& path, const std::string& schema_name, Sources& sources,
                                 Findings& findings) {
  auto text = files.read(path, largest_file);
  if (!text) {
    report(findings, text.error().check, {}, path, fmt::format("{} {}", path, text.error().message));
    return std::nullopt;
  }
  auto tree = parse_yaml(sources, sources.add(path, std::move(*text)), findings);
  if (!tree) return std::nullopt;
  const auto schema_text = files.read(installation.schemas + "/" + schema_name, largest_file);
  const auto schema = schema_text ? known_schema(*schema_text) : unexpected(schema_text.error().message);
  if (schema) {
    validate(*tree, *schema, findings);
  } else {
    report(findings, "file/schema", {}, {},
           fmt::format("the program's own file {} {}", schema_name, schema.error()));
  }
  return *tree;
}

std::vector<double> numbers_of(const Node& sequence) {
  std::vector<double> numbers;
  for (const Node& item : sequence.items) numbers.push_back(real(item).value_or(0));
  return numbers;
}

std::optional<Point> point_of(const Node& mapping, std::string_view key) {
  const Node* value = value_of(&mapping, key);
  const std::vector<double> numbers = value == nullptr ? std::vector<double>{} : numbers_of(*value);
  if (numbers.size() != 2) return std::nullopt;
  return Point{numbers[0], numbers[1]};
}

LayoutStyle layout_of(const Entry& entry) {
  const Node& node = entry.value;
  LayoutStyle style;
  style.name = entry.key;
  style.sentence = text_of(&node, "use");
  style.outline = from_word<PieceOutline>(text_of(&node, "for")).value_or(PieceOutline::Hexagon);
  style.pattern = from_word<LayoutPattern>(text_of(&node, "pattern")).value_or(LayoutPattern::Straight);
  style.gap = real_of(&node, "gap").value_or(0);
  style.line = boolean_of(&node, "line").value_or(false);
  style.columns = integer_of(&node, "columns").value_or(0);
  style.rows = integer_of(&node, "rows").value_or(0);
  style.pitch = point_of(node, "pitch").value_or(Point{});
  style.first = point_of(node, "first");
  style.turned = boolean_of(&node, "turned").value_or(false);
  for (const Node& pin : items_of(&node, "pins")) {
    const std::vector<double> numbers = numbers_of(pin);
    if (numbers.size() == 3) style.pins.push_back({{numbers[0], numbers[1]}, numbers[2]});
  }
  return style;
}

Printer printer_of(const Entry& entry) {
  const Node& node = entry.value;
  Printer printer;
  printer.name = entry.key;
  const Point scale = point_of(node, "scale").value_or(Point{1, 1});
  printer.scale_x = scale.x;
  printer.scale_y = scale.y;
  printer.offset = point_of(node, "offset").value_or(Point{});
  printer.back_offset = point_of(node, "back-offset").value_or(Point{});
  printer.margin = real_of(&node, "margin").value_or(0);
  return printer;
}

CuttingMachine machine_of(const Entry& entry) {
  const Node& node = entry.value;
  CuttingMachine machine;
  machine.name = entry.key;
  machine.marks = boolean_of(&node, "marks").value_or(machine.marks);
  for (const auto& [key, length] : {std::pair{"margin", &machine.margin},
                                    {"inset", &machine.inset},
                                    {"square", &machine.square},
                                    {"length", &machine.length},
                                    {"thickness", &machine.thickness},
                                    {"clear", &machine.clear}})
    *length = real_of(&node, key).value_or(*length);
  return machine;
}

PrintService service_of(const Entry& entry) {
  PrintService service;
  service.name = entry.key;
  service.bleed = real_of(&entry.value, "bleed").value_or(service.bleed);
  service.dpi = real_of(&entry.value, "dpi").value_or(service.dpi);
  for (const Entry& one : entries_of(&entry.value, "sizes")) {
    const Point size = point_of(one.value, "size").value_or(Point{});
    if (size.x > 0 && size.y > 0)
      service.sizes.push_back(
          {one.key,
           from_word<PieceOutline>(text_of(&one.value, "for")).value_or(PieceOutline::Hexagon),
           {size.x, size.y}});
  }
  return service;
}

bool usable_layout(const LayoutStyle& style) {
  if (style.pattern != LayoutPattern::Fixed) return style.gap >= 0;
  return style.columns > 0 && style.rows > 0 && style.pitch.x > 0 && style.pitch.y > 0;
}

template <class Named>
Expected<Named> find_named(const std::vector<Named>& all, std::string_view name, std::string_view noun) {
  const auto found = std::ranges::find_if(all, [&](const Named& one) { return one.name == name; });
  if (found != all.end()) return *found;
  return unexpected(
      fmt::format("`{}` is not a {}; expected {}", name, noun, joined(all, ", ", &Named::name)));
}

}  // namespace

std::vector<LayoutStyle> read_layouts(const FileReader& files, const Installation& installation,
                                      const std::string& path, Sources& sources, Findings& findings) {
  std::vector<LayoutStyle> layouts;
  const auto tree = checked_tree(files, installation, path, "layouts.json", sources, findings);
  if (!tree) return layouts;
  for (const Entry& entry : tree->entries) {
    LayoutStyle style = layout_of(entry);
    if (usable_layout(style)) layouts.push_back(std::move(style));
  }
  return layouts;
}

std::vector<Printer> read_printers(const FileReader& files, const Installation& installation,
                                   const std::string& path, Sources& sources, Findings& findings) {
  std::vector<Printer> printers;
  const auto tree = checked_tree(files, installation, path, "printers.json", sources, findings);
  if (!tree) return printers;
  for (const Entry& entry : tree->entries) printers.push_back(printer_of(entry));
  return printers;
}

std::vector<CuttingMachine> read_machines(const FileReader& files, const Installation& installation,
                                          const std::string& path, Sources& sources, Findings& findings) {
  std::vector<CuttingMachine> machines;
  const auto tree = checked_tree(files, installation, path, "machines.json", sources, findings);
  if (!tree) return machines;
  for (const Entry& entry : tree->entries) machines.push_back(machine_of(entry));
  return machines;
}

Expected<CuttingMachine> find_machine(const std::vector<CuttingMachine>& machines, std::string_view name) {
  return find_named(machines, name, "cutting machine");
}

std::vector<PrintService> read_services(const FileReader& files, const Installation& installation,
                                        const std::string& path, Sources& sources, Findings& findings) {
  std::vector<PrintService> services;
  const auto tree = checked_tree(files, installation, path, "services.json", sources, findings);
  if (!tree) return services;
  for (const Entry& entry : tree->entries) services.push_back(service_of(entry));
  return services;
}

Expected<PrintService> find_service(const std::vector<PrintService>& services, std::string_view name) {
  return find_named(services, name, "print service");
}

Expected<LayoutStyle> find_layout(const std::vector<LayoutStyle>& layouts, std::string_view name) {
  return find_named(layouts, name, "layout");
}

Expected<Printer> find_printer(const std::vector<Printer>& printers, std::string_view name) {
  return find_named(printers, name, "printer");
}

}  // namespace trackwright
