#include "render/drawing/svg_tags.h"

#include <algorithm>

namespace trackwright {

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
