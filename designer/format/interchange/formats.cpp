#include "designer/format/interchange/formats.h"

#include <algorithm>
#include <array>

#include "designer/format/interchange/maker.h"
#include "designer/format/interchange/maker_export.h"
#include "designer/format/interchange/neutral.h"
#include "designer/format/interchange/ruby.h"
#include "designer/format/interchange/ruby_export.h"

namespace trackwright {

namespace {

using Members = std::vector<std::pair<std::string, Node>>;

Members write_maker(const ExportedTitle& exported) {
  Members members;
  for (Entry& entry : maker_of(exported.title, exported.plain).entries)
    members.emplace_back(entry.key, std::move(entry.value));
  return members;
}

Members write_neutral(const ExportedTitle& exported) {
  return neutral_of(exported.whole, exported.others);
}

std::vector<std::pair<std::string, std::string>> write_ruby(const ExportedTitle& exported) {
  return ruby_of(exported.title, exported.plain);
}

template <class Format>
const Format* named(std::span<const Format> all, std::string_view name) {
  const auto found = std::ranges::find(all, name, &Format::name);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

std::span<const ImportFormat> import_formats() {
  static constexpr auto all = std::to_array<ImportFormat>(
      {{"facts", "title facts as JSON", read_facts},
       {"json", "a title in the neutral form, as `export json` writes it", read_neutral, true},
       {"maker", "a game of 18xx-maker", read_maker, false, true},
       {"ruby", "a game folder of 18xx.games", read_ruby, false, true}});
  return all;
}

std::span<const ExportFormat> export_formats() {
  static constexpr auto all = std::to_array<ExportFormat>(
      {{"json", "the neutral form: the whole title as one JSON object", write_neutral},
       {"maker", "a game of 18xx-maker", write_maker},
       {"ruby", "a game folder of 18xx.games", nullptr, write_ruby,
        "publication on 18xx.games needs the permission of the designer and the publisher"}});
  return all;
}

const ImportFormat* import_format(std::string_view name) {
  return named(import_formats(), name);
}

const ExportFormat* export_format(std::string_view name) {
  return named(export_formats(), name);
}

}  // namespace trackwright
