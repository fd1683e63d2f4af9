#include "render/drawing/svg_cost.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <pugixml.hpp>
#include <unordered_map>
#include <vector>

#include "engine/base/words.h"

namespace trackwright {

namespace {

using std::string_view;

constexpr double most_shapes = 100'000;
constexpr int deepest = 200;
constexpr int longest_chain = 1000;
constexpr double largest_filter = 1000;

// Names may have a prefix for their namespace.
string_view local_name(string_view name) {
  return name.substr(name.find(':') == string_view::npos ? 0 : name.find(':') + 1);
}

string_view attribute(pugi::xml_node element, string_view name) {
  return element.find_attribute([&](pugi::xml_attribute one) { return local_name(one.name()) == name; })
      .value();
}

// Returns all names after `#` in `#a` and `url(#a)`.
std::vector<string_view> names_referred_to(pugi::xml_node element) {
  std::vector<string_view> names;
  for (const pugi::xml_attribute one : element.attributes()) {
    const string_view value = one.value();
    if (local_name(one.name()) == "href" && value.starts_with('#')) names.push_back(value.substr(1));
    for (std::size_t at = value.find("url("); at != string_view::npos; at = value.find("url(", at + 1)) {
      const std::size_t begin = value.find('#', at);
      if (begin == string_view::npos) break;
      names.push_back(value.substr(begin + 1, value.find_first_of(")'\"", begin) - begin - 1));
    }
  }
  return names;
}

// Counts the shapes that a picture draws.
class Shapes {
 public:
  void add(pugi::xml_node element) {
    if (const string_view id = attribute(element, "id"); !id.empty()) by_id_.emplace(id, element);
  }

  double drawn(pugi::xml_node picture) { return count(picture, 0); }
  bool chain_too_long() const { return too_long_; }

 private:
  // Renderers do not draw an element that refers to itself.
  double count(pugi::xml_node element, int depth) {
    if (const auto known = counts_.find(element.internal_object()); known != counts_.end())
      return known->second;
    if (depth > longest_chain) {
      too_long_ = true;
      return most_shapes;
    }
    counts_[element.internal_object()] = 0;
    double sum = 1;
    for (const pugi::xml_node child : element.children())
      if (child.type() == pugi::node_element) sum += count(child, depth + 1);
    for (const string_view name : names_referred_to(element))
      if (const auto meant = by_id_.find(name); meant != by_id_.end()) sum += count(meant->second, depth + 1);
    return counts_[element.internal_object()] = std::min(sum, 2 * most_shapes);
  }

  std::unordered_map<const pugi::xml_node_struct*, double> counts_;
  std::unordered_map<string_view, pugi::xml_node> by_id_;
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

bool is_large_filter(pugi::xml_node element) {
  const string_view name = local_name(element.name());
  if (name != "filter" && !name.starts_with("fe")) return false;
  constexpr std::array<string_view, 8> sizes{"x",      "y",  "width", "height", "stdDeviation",
                                             "radius", "dx", "dy"};
  return std::ranges::any_of(sizes, [&](string_view size) { return is_large(attribute(element, size)); });
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

// Looks at each element: its depth, its filter, and the picture inside it.
class Walk : public pugi::xml_tree_walker {
 public:
  std::optional<std::string> beyond;
  Shapes shapes;

  bool for_each(pugi::xml_node& node) override {
    if (node.type() != pugi::node_element) return true;
    shapes.add(node);
    beyond = beyond_limits(node);
    return !beyond;
  }

 private:
  std::optional<std::string> beyond_limits(pugi::xml_node element) {
    if (depth() > deepest) return fmt::format("its elements are nested more than {} deep", deepest);
    if (is_large_filter(element)) return fmt::format("it has a filter larger than {} units", largest_filter);
    const string_view name = local_name(element.name());
    const string_view link = attribute(element, "href");
    if ((name != "image" && name != "feImage") || !link.starts_with("data:")) return std::nullopt;
    const auto some = pixels_of(link);
    if (!some) return std::string("a picture inside it is neither PNG nor JPEG");
    if (*some > most_pixels || (pixels_ += *some) > most_pixels)
      return fmt::format("pictures inside it have more than {} million pixels", most_pixels / 1'000'000);
    return std::nullopt;
  }

  std::uint64_t pixels_ = 0;
};

}  // namespace

std::optional<std::string> svg_beyond_limits(string_view svg) {
  if (svg.starts_with("\x1F\x8B")) return std::string("it is compressed: save it as plain SVG");
  if (svg.find('\0') != string_view::npos) return std::string("it is not UTF-8 text");
  pugi::xml_document document;
  if (const auto read = document.load_buffer(svg.data(), svg.size()); !read)
    return fmt::format("it is not an SVG file: {} at byte {}", uncapitalised(read.description()),
                       read.offset);
  Walk walk;
  document.traverse(walk);
  if (walk.beyond) return walk.beyond;
  const double drawn = walk.shapes.drawn(document.document_element());
  if (walk.shapes.chain_too_long())
    return fmt::format("its elements refer to each other more than {} deep", longest_chain);
  if (drawn > most_shapes)
    return std::string("it draws more than 100,000 shapes, counting repetitions by <use>");
  return std::nullopt;
}

}  // namespace trackwright
