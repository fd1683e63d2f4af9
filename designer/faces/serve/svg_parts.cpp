#include "designer/faces/serve/svg_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <utility>

#include "designer/faces/serve/fingerprint.h"

namespace trackwright::serve {

namespace {

std::string_view attribute(std::string_view tag, std::string_view name) {
  const std::string start = fmt::format(" {}=\"", name);
  const std::size_t at = tag.find(start);
  if (at == std::string_view::npos) return {};
  const std::size_t begin = at + start.size();
  return tag.substr(begin, tag.find('"', begin) - begin);
}

// Visits each top-level element of a text, including its contents.
template <class Visit>
void each_element(std::string_view text, const Visit& visit) {
  std::size_t depth = 0;
  std::size_t begin = 0;
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at)) {
    const std::size_t end = text.find('>', at);
    if (end == std::string_view::npos) return;
    const bool closes = text[at + 1] == '/';
    const bool alone = text[end - 1] == '/';
    if (!closes && depth == 0) begin = at;
    if (closes && depth == 0) return;
    if (!closes && !alone) ++depth;
    if (closes) --depth;
    if (depth == 0)
      visit(text.substr(begin, end + 1 - begin), text.substr(begin, text.find('>', begin) + 1 - begin));
    at = end + 1;
  }
}

std::string_view inside(std::string_view element) {
  const std::size_t begin = element.find('>');
  const std::size_t end = element.rfind("</");
  if (begin == std::string_view::npos || end == std::string_view::npos || end <= begin) return {};
  return element.substr(begin + 1, end - begin - 1);
}

class Splitter {
 public:
  explicit Splitter(std::string_view svg) : svg_(svg) {}

  SvgParts split() {
    const std::size_t begin = svg_.find("<svg");
    if (begin == std::string_view::npos) return {};
    const std::string_view whole = svg_.substr(begin);
    parts_.open = std::string(whole.substr(0, whole.find('>') + 1));
    each_element(inside(whole), [&](std::string_view element, std::string_view tag) {
      if (tag.starts_with("<defs"))
        define(inside(element));
      else
        add(element, tag, true);
    });
    flush();
    return std::move(parts_);
  }

 private:
  void define(std::string_view definitions) {
    each_element(definitions, [&](std::string_view element, std::string_view tag) {
      const std::string_view id = attribute(tag, "id");
      if (id.empty())
        define(inside(element));  // a group of symbols
      else
        defined_.emplace(id, element);
    });
  }

  // Names a definition by its look, which depends on the definitions that it uses. Cycles do not occur.
  const std::string& name(std::string_view id) {
    const auto [there, fresh] = names_.try_emplace(std::string(id));
    if (!fresh) return there->second;
    const auto found = defined_.find(id);
    if (found == defined_.end()) return there->second = id;
    const std::size_t at = found->second.find(id);
    const std::string behind = renamed(found->second.substr(at + id.size()));
    there->second = "s" + fingerprint_word(behind);
    parts_.symbols.emplace(there->second,
                           fmt::format("{}{}{}", found->second.substr(0, at), there->second, behind));
    return there->second;
  }

  // Replaces references by the new names.
  std::string renamed(std::string_view markup) {
    std::string text;
    std::size_t done = 0;
    for (std::size_t at = markup.find('#'); at != std::string_view::npos; at = markup.find('#', at + 1)) {
      const std::size_t end = markup.find_first_of("\")", at);
      if (end == std::string_view::npos) break;
      const std::string_view id = markup.substr(at + 1, end - at - 1);
      if (!defined_.contains(id)) continue;
      text.append(markup.substr(done, at + 1 - done));
      text += name(id);
      done = end;
    }
    return text.append(markup.substr(done));
  }

  // `top`: split the group around all elements.
  void add(std::string_view element, std::string_view tag, bool top) {
    const bool shown = !attribute(tag, "data-kind").empty();
    if (!shown && top && tag.starts_with("<g") && element.find(" data-kind=") != std::string_view::npos) {
      each_element(inside(element), [&](std::string_view one, std::string_view its) { add(one, its, true); });
      return;
    }
    if (!shown) {
      between_ += renamed(element);
      return;
    }
    flush();
    parts_.parts.push_back({std::string(attribute(tag, "id")), renamed(element)});
  }

  void flush() {
    if (between_.empty()) return;
    const std::string id = fmt::format("between-{}", between_count_++);
    parts_.parts.push_back({id, fmt::format("<g id=\"{}\">{}</g>", id, std::exchange(between_, {}))});
  }

  std::string_view svg_;
  SvgParts parts_;
  std::map<std::string_view, std::string_view> defined_;  // definitions by id
  std::map<std::string, std::string, std::less<>> names_;
  std::string between_;
  int between_count_ = 0;
};

}  // namespace

std::string scoped(std::string_view text, std::string_view scope,
                   const std::map<std::string, std::string>& symbols) {
  std::string all;
  std::size_t done = 0;
  for (std::size_t at = text.find_first_of("\"#"); at != std::string_view::npos;
       at = text.find_first_of("\"#", at + 1)) {
    if (text[at] == '"' && !text.substr(0, at).ends_with(" id=")) continue;
    const std::size_t begin = at + 1;
    const std::size_t end = std::min(text.find_first_of("\")", begin), text.size());
    const std::string_view id = text.substr(begin, end - begin);
    if (!id.starts_with("cut") && !symbols.contains(std::string(id))) continue;
    all.append(text.substr(done, begin - done)).append(scope);
    done = begin;
  }
  return all.append(text.substr(done));
}

std::string SvgParts::whole(std::string_view scope) const {
  std::string text = open + "<defs>";
  for (const auto& [id, markup] : symbols) text += markup;
  text += "</defs>";
  for (const SvgPart& part : parts) text += part.markup;
  text += "</svg>";
  return scope.empty() ? text : scoped(text, scope, symbols);
}

SvgParts svg_parts(std::string_view svg) {
  return Splitter(svg).split();
}

}  // namespace trackwright::serve
