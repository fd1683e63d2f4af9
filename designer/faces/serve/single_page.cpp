#include "designer/faces/serve/single_page.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "designer/faces/serve/assets.h"
#include "designer/faces/serve/title_json.h"
#include "designer/format/text/utf8.h"
#include "render/documents/gzip.h"

namespace trackwright::serve {

namespace {

constexpr std::size_t largest_component = std::size_t{3} << 20U;  // bytes; omit larger ones

// For a page without a server: it fetches nothing and runs only inline scripts.
constexpr const char* alone_policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; "
    "font-src "
    "data:";

void replace(std::string& text, std::string_view what, std::string_view by) {
  if (const std::size_t at = text.find(what); at != std::string::npos) text.replace(at, what.size(), by);
}

// Compresses to about a quarter of the size; base64 has no character that ends the element around it.
std::string packed(const std::string& text) {
  return base64(gzip(text));
}

// Puts the style sheets into the page, and the fonts into the style sheets.
void include_styles(std::string& page) {
  constexpr std::string_view asks = "<link rel=\"stylesheet\" href=\"";
  for (std::size_t at = page.find(asks); at != std::string::npos; at = page.find(asks, at)) {
    const std::size_t name = at + asks.size();
    const std::size_t end = page.find('>', name);
    std::string text(asset(page.substr(name, page.find('"', name) - name)));
    for (const Asset& one : assets())
      if (one.name.ends_with(".woff2"))
        replace(text, fmt::format("url({})", one.name),
                fmt::format("url(data:{};base64,{})", media_type(one.name), base64(one.text)));
    page.replace(at, end + 1 - at, fmt::format("<style>\n{}</style>", text));
  }
}

// The reader of the page does not have these files, and the same title gives the same page on every machine.
void remove_paths(Json& told) {
  if (told.is_object()) told.erase("path");
  if (told.is_structured())
    for (Json& inner : told) remove_paths(inner);
}

Json answers(const Bench& bench) {
  Json all = Json::object();
  const auto put = [&](const std::string& address, const Reply& reply) {
    if (reply.status == 200) all[address] = Json::parse(reply.text, nullptr, false);
  };
  put("state", bench.state());
  all["state"]["folder"] = "";
  remove_paths(all["state"]);
  const Json title = all["state"]["title"];
  if (title.is_null()) return all;
  put("map?since=0", bench.map(0));
  for (const Json& hex : title["hexes"]) {
    const std::string id = hex["id"];
    put("hex?id=" + id + "&phase=", bench.hex(id, {}));
    for (const Json& phase : title["phases"])
      put("hex?id=" + id + "&phase=" + phase.get<std::string>(), bench.hex(id, phase));
  }
  for (const Json& tile : title["tiles"]) {
    const std::string id = tile["id"];
    put("tile?id=" + id, bench.tile(id));
    if (const Reply picture = bench.tile_picture(id, 0); picture.status == 200)
      all["tile.svg?id=" + id] = picture.text;
  }
  Json kept = Json::array();
  for (const Json& kind : Json::parse(bench.components().text)) {
    const std::string id = kind["id"];
    const Reply made = bench.component(id, {});
    if (made.status != 200 || made.text.size() > largest_component) continue;
    put("component?id=" + id + "&theme=", made);
    kept.push_back(kind);
  }
  all["components"] = std::move(kept);
  return all;
}

}  // namespace

std::string single_page(const Bench& bench) {
  std::string page(asset("index.html"));
  const std::string given = answers(bench).dump(-1, ' ', false, Json::error_handler_t::replace);
  std::string scripts = R"(<script type="text/plain" id="answers">)" + packed(given) + "</script>\n";
  // Keep the order of the script elements.
  constexpr std::string_view asks = "<script src=\"";
  for (std::size_t at = page.find(asks); at != std::string::npos; at = page.find(asks, at + 1)) {
    const std::size_t name = at + asks.size();
    scripts += fmt::format("<script>\n{}</script>\n", asset(page.substr(name, page.find('"', name) - name)));
  }
  const std::size_t begin = page.find("<!-- scripts -->");
  const std::size_t end = page.find("<!-- end -->");
  if (begin != std::string::npos && end != std::string::npos) page.replace(begin, end - begin, scripts);
  include_styles(page);
  replace(
      page, "<meta charset=\"utf-8\">",
      fmt::format("<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">",
                  alone_policy));
  replace(page, "{{token}}", "");
  replace(page, "{{editor}}", "");
  replace(page, "{{edit}}", "no");
  replace(page, "{{role}}", "");
  return page;
}

}  // namespace trackwright::serve
