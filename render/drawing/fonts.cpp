#include "render/drawing/fonts.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include <array>
#include <atomic>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

#include "render/drawing/font_folder.h"

namespace trackwright {
namespace {

std::string& font_folder() {
  static std::string folder = TRACKWRIGHT_FONTS;
  return folder;
}

struct FontFile {
  const char* path;
  const char* package;
};

// Lato sets all texts, also Greek and Cyrillic. DejaVu Sans adds arrows and symbols that Lato lacks. The
// subset of Noto Sans CJK (packaging/fonts/subset) has only characters that both lack.
constexpr auto font_files = std::to_array<FontFile>({
    {"lato/Lato-Regular.ttf", "fonts-lato"},
    {"lato/Lato-Italic.ttf", "fonts-lato"},
    {"lato/Lato-Medium.ttf", "fonts-lato"},
    {"lato/Lato-MediumItalic.ttf", "fonts-lato"},
    {"lato/Lato-Bold.ttf", "fonts-lato"},
    {"lato/Lato-BoldItalic.ttf", "fonts-lato"},
    {"lato/Lato-Black.ttf", "fonts-lato"},
    {"lato/Lato-BlackItalic.ttf", "fonts-lato"},
    {"dejavu/DejaVuSans.ttf", "fonts-dejavu-core"},
    {"dejavu/DejaVuSans-Bold.ttf", "fonts-dejavu-core"},
    {"noto/NotoSansCJKjp-Regular.otf", {}},
    {"noto/NotoSansCJKjp-Bold.otf", {}},
});

// Fonts without a package are in the source tree, and installed beside the others.
std::string path_of(const FontFile& file) {
  std::string path = font_folder() + "/" + file.path;
  if (file.package != nullptr || std::filesystem::exists(path)) return path;
  return std::string(TRACKWRIGHT_OWN_FONTS) + "/" + file.path;
}

struct Release {
  void operator()(FcConfig* config) const { FcConfigDestroy(config); }
  void operator()(PangoFontMap* map) const { g_object_unref(map); }
  void operator()(PangoContext* context) const { g_object_unref(context); }
};

std::unique_ptr<FcConfig, Release> pinned_config() {
  std::unique_ptr<FcConfig, Release> config(FcConfigCreate());
  for (const FontFile& file : font_files) {
    const std::string path = path_of(file);
    const auto* bytes = reinterpret_cast<const FcChar8*>(path.c_str());
    if (!std::filesystem::exists(path) || !FcConfigAppFontAddFile(config.get(), bytes))
      throw std::runtime_error(
          "font file " + path + " is missing: install " +
          (file.package != nullptr ? "the package " + std::string(file.package) : "the program again"));
  }
  // librsvg uses the current configuration, so texts in logos get the same fonts.
  FcConfigSetCurrent(config.get());
  return config;
}

// Makes the scaled fonts of each thread distinct, with an axis that no font has. Threads share fonts with
// equal options, and Cairo 1.16 aborts if one thread acquires a font while another releases it
// (cairo_scaled_font_destroy asserts `! cache_frozen` before it takes the lock).
std::string own_variation() {
  static std::atomic<unsigned> threads{0};
  return "thrd=" + std::to_string(threads++);
}

struct Fonts {
  std::unique_ptr<PangoFontMap, Release> map;
  std::unique_ptr<PangoContext, Release> context;
};

Fonts make_fonts(FcConfig* config) {
  Fonts fonts;
  fonts.map.reset(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(fonts.map.get()), config);
  // One Pango unit of device space is one layout unit, so sizes are absolute and independent of resolution.
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(fonts.map.get()), 72);
  fonts.context.reset(pango_font_map_create_context(fonts.map.get()));
  cairo_font_options_t* options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_variations(options, own_variation().c_str());
  pango_cairo_context_set_font_options(fonts.context.get(), options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(fonts.context.get(), FALSE);
  pango_context_set_language(fonts.context.get(), pango_language_from_string("en"));
  pango_context_set_base_dir(fonts.context.get(), PANGO_DIRECTION_LTR);
  return fonts;
}

}  // namespace

void use_fonts_in(const std::string& folder) {
  font_folder() = folder;
}

namespace {

// Reads each font file once, since that takes milliseconds; the configuration never changes afterwards.
FcConfig* all_fonts() {
  static const std::unique_ptr<FcConfig, Release> config = pinned_config();
  return config.get();
}

}  // namespace

PangoContext* pinned_fonts() {
  // Pango's font maps belong to one thread.
  thread_local const Fonts fonts = make_fonts(all_fonts());
  return fonts.context.get();
}

bool any_font_has(char32_t character) {
  const FcFontSet* fonts = FcConfigGetFonts(all_fonts(), FcSetApplication);
  for (int i = 0; fonts != nullptr && i < fonts->nfont; ++i) {
    FcCharSet* characters = nullptr;
    if (FcPatternGetCharSet(fonts->fonts[i], FC_CHARSET, 0, &characters) == FcResultMatch &&
        FcCharSetHasChar(characters, character))
      return true;
  }
  return false;
}

}  // namespace trackwright
