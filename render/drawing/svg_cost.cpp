#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "render/drawing/svg_cost.h"

namespace trackwright {

namespace {

using std::string_view;

constexpr double most_shapes = 100'000;
constexpr std::size_t deepest = 200;
constexpr int longest_chain = 1000;
constexpr double largest_filter = 1000;

// Returns all names after `#` in `#a` and `url(#a)`.
std::vector<string_view> names_referred_to(const SvgElement& element) {
  std::vector<string_view> names;
  for (const auto& [key, value] : element.attributes) {
    const bool link = key == "href" && value.starts_with('#');
    if (link) names.push_back(value.substr(1));
    for (std::size_t at = value.find("url("); at != string_view::npos; at = value.find("url(", at + 1)) {
      const std::size_t begin = value.find('#', at);
      if (begin == string_view::npos) break;
      names.push_back(value.substr(begin + 1, value.find_first_of(")'\"", begin) - begin - 1));
    }
  }
  return names;
}

class Shapes {
 public:
  explicit Shapes(const std::vector<SvgElement>& elements)
      : elements_(elements), counts_(elements.size(), unknown) {
    for (std::size_t i = 0; i < elements.size(); ++i)
      if (const string_view id = elements[i].attribute("id"); !id.empty()) by_id_.emplace(id, i);
  }

  double drawn() { return elements_.empty() ? 0 : count(0, 0); }
  bool chain_too_long() const { return too_long_; }

 private:
  static constexpr double unknown = -1;

  // Renderers do not draw an element that refers to itself.
  double count(std::size_t i, int depth) {
    if (counts_[i] != unknown) return counts_[i];
    if (depth > longest_chain) {
      too_long_ = true;
      return most_shapes;
    }
    counts_[i] = 0;
    double sum = 1;
    for (const std::size_t child : elements_[i].children) sum += count(child, depth + 1);
    for (const string_view name : names_referred_to(elements_[i]))
      if (const auto meant = by_id_.find(name); meant != by_id_.end()) sum += count(meant->second, depth + 1);
    return counts_[i] = std::min(sum, 2 * most_shapes);
  }

  const std::vector<SvgElement>& elements_;
  std::vector<double> counts_;
  std::map<string_view, std::size_t> by_id_;
  bool too_long_ = false;
};

bool is_large(string_view numbers) {
  while (!numbers.empty()) {
    const std::size_t begin = std::min(numbers.find_first_not_of(" ,\t\r\n+"), numbers.size());
    numbers.remove_prefix(begin);
    double number = 0;
    const auto [end, error] = std::from_chars(numbers.data(), numbers.data() + numbers.size(), number);
    if (error == std::errc::result_out_of_range) return true;
    if (error != std::errc()) return false;
    if (!(std::abs(number) <= largest_filter)) return true;
    numbers.remove_prefix(static_cast<std::size_t>(end - numbers.data()));
    if (numbers.starts_with('%')) numbers.remove_prefix(1);
  }
  return false;
}

bool is_large_filter(const SvgElement& element) {
  if (element.name != "filter" && !element.name.starts_with("fe")) return false;
  constexpr std::array<string_view, 8> sizes{"x",      "y",  "width", "height", "stdDeviation",
                                             "radius", "dx", "dy"};
  return std::ranges::any_of(sizes, [&](string_view size) { return is_large(element.attribute(size)); });
}

std::string decoded(string_view base64) {
  std::string bytes;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : base64) {
    std::uint32_t value = 0;
    if (c >= 'A' && c <= 'Z')
      value = static_cast<std::uint32_t>(c - 'A');
    else if (c >= 'a' && c <= 'z')
      value = static_cast<std::uint32_t>(c - 'a' + 26);
    else if (c >= '0' && c <= '9')
      value = static_cast<std::uint32_t>(c - '0' + 52);
    else if (c == '+' || c == '/')
      value = c == '+' ? 62 : 63;
    else
      continue;
    bits = (bits << 6U) | value;
    if ((count += 6) < 8) continue;
    count -= 8;
    bytes += static_cast<char>((bits >> static_cast<unsigned int>(count)) & 0xFFU);
  }
  return bytes;
}

std::uint64_t number_at(string_view bytes, std::size_t at, std::size_t size) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < size && at + i < bytes.size(); ++i)
    number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
  return number;
}

// Returns the pixels of a JPEG, from the first segment that starts a frame.
std::optional<std::uint64_t> jpeg_pixels(string_view bytes) {
  for (std::size_t at = 2; at + 9 < bytes.size();) {
    const auto mark = static_cast<unsigned char>(bytes[at + 1]);
    const bool frame = mark >= 0xC0 && mark <= 0xCF && mark != 0xC4 && mark != 0xC8 && mark != 0xCC;
    if (frame) return number_at(bytes, at + 5, 2) * number_at(bytes, at + 7, 2);
    at += 2 + number_at(bytes, at + 2, 2);
  }
  return std::nullopt;
}

// Returns nothing for data of another format.
std::optional<std::uint64_t> pixels_of(string_view data) {
  const std::string bytes = decoded(data.substr(std::min(data.find(',') + 1, data.size())));
  if (bytes.starts_with("\x89PNG")) return number_at(bytes, 16, 4) * number_at(bytes, 20, 4);
  if (bytes.starts_with("\xFF\xD8")) return jpeg_pixels(bytes);
  return std::nullopt;
}

std::optional<std::string> too_much_inside(const std::vector<SvgElement>& elements) {
  std::uint64_t pixels = 0;
  for (const SvgElement& element : elements) {
    if (element.depth > deepest) return fmt::format("its elements are nested more than {} deep", deepest);
    if (is_large_filter(element)) return fmt::format("it has a filter larger than {} units", largest_filter);
    const string_view link = element.attribute("href");
    if ((element.name != "image" && element.name != "feImage") || !link.starts_with("data:")) continue;
    const auto some = pixels_of(link);
    if (!some) return std::string("a picture inside it is neither PNG nor JPEG");
    if (*some > most_pixels || (pixels += *some) > most_pixels)
      return fmt::format("pictures inside it have more than {} million pixels", most_pixels / 1'000'000);
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> svg_beyond_limits(string_view svg) {
  if (svg.starts_with("\x1F\x8B")) return std::string("it is compressed: save it as plain SVG");
  if (svg.find('\0') != string_view::npos) return std::string("it is not UTF-8 text");
  const std::vector<SvgElement> elements = svg_elements(svg);
  if (auto inside = too_much_inside(elements)) return inside;
  Shapes shapes(elements);
  const double drawn = shapes.drawn();
  if (shapes.chain_too_long())
    return fmt::format("its elements refer to each other more than {} deep", longest_chain);
  if (drawn > most_shapes)
    return std::string("it draws more than 100,000 shapes, counting repetitions by <use>");
  return std::nullopt;
}

namespace {

using std::string_view;

constexpr string_view blanks = " \t\r\n";

string_view without_namespace(string_view name) {
  return name.substr(name.find(':') == string_view::npos ? 0 : name.find(':') + 1);
}

std::size_t behind(string_view text, std::size_t from, string_view end) {
  const std::size_t at = text.find(end, from);
  return at == string_view::npos ? text.size() : at + end.size();
}

// Returns the position after `<!DOCTYPE ... [ ... ]>`.
std::size_t behind_declaration(string_view text, std::size_t at) {
  const std::size_t end = text.find('>', at);
  const std::size_t bracket = text.find('[', at);
  return bracket < end ? behind(text, behind(text, bracket, "]"), ">") : behind(text, at, ">");
}

class Scanner {
 public:
  explicit Scanner(string_view text) : text_(text) {}

  std::vector<SvgElement> scan() {
    while ((at_ = text_.find('<', at_)) < text_.size()) {
      const string_view rest = text_.substr(at_);
      if (rest.starts_with("<!--"))
        at_ = behind(text_, at_, "-->");
      else if (rest.starts_with("<![CDATA["))
        at_ = behind(text_, at_, "]]>");
      else if (rest.starts_with("<?"))
        at_ = behind(text_, at_, "?>");
      else if (rest.starts_with("<!"))
        at_ = behind_declaration(text_, at_);
      else if (rest.starts_with("</"))
        close();
      else
        open();
    }
    return std::move(elements_);
  }

 private:
  void close() {
    at_ = behind(text_, at_, ">");
    if (!open_.empty()) open_.pop_back();
  }

  void open() {
    SvgElement element;
    const std::size_t begin = ++at_;
    at_ = std::min(text_.find_first_of(" \t\r\n/>", begin), text_.size());
    element.name = without_namespace(text_.substr(begin, at_ - begin));
    element.depth = open_.size();
    read_attributes(element);
    const bool empty = at_ < text_.size() && text_[at_] == '/';
    at_ = behind(text_, at_, ">");
    if (!open_.empty()) elements_[open_.back()].children.push_back(elements_.size());
    if (!empty) open_.push_back(elements_.size());
    elements_.push_back(std::move(element));
  }

  void read_attributes(SvgElement& element) {
    while (true) {
      at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size());
      if (at_ == text_.size() || text_[at_] == '>' || text_[at_] == '/') return;
      const std::size_t begin = at_;
      at_ = std::min(text_.find_first_of("=> \t\r\n", begin), text_.size());
      const string_view key = without_namespace(text_.substr(begin, at_ - begin));
      const std::size_t quote = text_.find_first_not_of("= \t\r\n", at_);
      if (quote == string_view::npos || (text_[quote] != '"' && text_[quote] != '\'')) {
        at_ = std::max(at_, begin + 1);
        continue;
      }
      const std::size_t end = std::min(text_.find(text_[quote], quote + 1), text_.size());
      element.attributes.emplace_back(key, text_.substr(quote + 1, end - quote - 1));
      at_ = std::min(end + 1, text_.size());
    }
  }

  string_view text_;
  std::size_t at_ = 0;
  std::vector<SvgElement> elements_;
  std::vector<std::size_t> open_;
};

}  // namespace

string_view SvgElement::attribute(string_view key) const {
  const auto found = std::ranges::find(attributes, key, &std::pair<string_view, string_view>::first);
  return found == attributes.end() ? string_view{} : found->second;
}

std::vector<SvgElement> svg_elements(string_view text) {
  return Scanner(text).scan();
}

}  // namespace trackwright
