#include "render/words/chapter.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "render/words/station_text.h"

namespace trackwright {
namespace {

using Kind = BookBlock::Kind;

constexpr std::string_view art_folder = "art/";

std::string_view trimmed(std::string_view text) {
  const auto from = text.find_first_not_of(" \t\r");
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

// The level of a heading, or 0.
int heading_level(std::string_view line) {
  const auto signs = std::min(line.find_first_not_of('#'), line.size());
  return signs > 0 && signs <= 4 && signs < line.size() && line[signs] == ' ' ? static_cast<int>(signs) : 0;
}

// The length of "- " or "12. " at the start of an item, or 0.
std::size_t item_mark(std::string_view line, Kind kind) {
  if (kind == Kind::Bullets) return line.starts_with("- ") || line.starts_with("* ") ? 2 : 0;
  const auto digits = std::min(line.find_first_not_of("0123456789"), line.size());
  return digits > 0 && digits < 4 && line.substr(digits, 2) == ". " ? digits + 2 : 0;
}

struct PictureLine {
  std::string_view caption;
  std::string_view file;  // below art/
};

std::optional<PictureLine> picture_line(std::string_view line) {
  if (!line.starts_with("![") || !line.ends_with(')')) return std::nullopt;
  const auto middle = line.find("](");
  if (middle == std::string_view::npos) return std::nullopt;
  const std::string_view path = line.substr(middle + 2, line.size() - middle - 3);
  if (!path.starts_with(art_folder)) return std::nullopt;
  return PictureLine{line.substr(2, middle - 2), path.substr(art_folder.size())};
}

using Reference = ChapterReference::Kind;

constexpr auto reference_marks = std::to_array<std::pair<std::string_view, Reference>>(
    {{"[hex ", Reference::Hex}, {"[tile ", Reference::Tile}, {"[company ", Reference::Company}});

// The reference that begins with this bracket.
std::optional<ChapterReference> reference_at(std::string_view markdown, std::size_t bracket) {
  for (const auto& [mark, kind] : reference_marks) {
    if (!markdown.substr(bracket).starts_with(mark)) continue;
    const std::size_t from = bracket + mark.size();
    const std::size_t end = markdown.find_first_of("]\n", from);
    if (end == std::string_view::npos || markdown[end] != ']' || end == from) continue;
    return ChapterReference{kind, std::string(markdown.substr(from, end - from)), from};
  }
  return std::nullopt;
}

std::string reference_words(const Title& title, const ChapterReference& reference) {
  switch (reference.kind) {
    case Reference::Hex:
      return title.map.find(reference.name) == nullptr ? reference.name
                                                       : place_words(title.map, reference.name);
    case Reference::Tile:
      return "tile " + reference.name;
    case Reference::Company: {
      const Company* company = find_company(title.companies, reference.name);
      return company == nullptr || company->name.empty() ? reference.name : company->name;
    }
    case Reference::Art:
      break;
  }
  return reference.name;
}

class ChapterReader {
 public:
  std::vector<BookBlock> read(std::string_view markdown) {
    for (std::size_t from = 0; from < markdown.size();) {
      const std::size_t end = std::min(markdown.find('\n', from), markdown.size());
      add_line(trimmed(markdown.substr(from, end - from)));
      from = end + 1;
    }
    close();
    return std::move(blocks_);
  }

 private:
  void add_line(std::string_view line) {
    if (line.empty()) return close_text();
    if (const int level = heading_level(line); level > 0) {
      close();
      blocks_.push_back({.kind = Kind::Heading,
                         .level = level == 1 ? 2 : 3,
                         .texts = {rich_text(trimmed(line.substr(static_cast<std::size_t>(level))))}});
    } else if (const auto picture = picture_line(line)) {
      close();
      BookBlock block{.kind = Kind::Figure, .texts = {}};
      block.figure.art = picture->file;
      block.figure.caption = rich_text(picture->caption);
      blocks_.push_back(std::move(block));
    } else if (!add_item(line, Kind::Bullets) && !add_item(line, Kind::Steps)) {
      add_text(line);
    }
  }

  bool add_item(std::string_view line, Kind kind) {
    const std::size_t mark = item_mark(line, kind);
    if (mark == 0) return false;
    close_text();
    if (list_ != kind) close();
    list_ = kind;
    text_ = trimmed(line.substr(mark));
    return true;
  }

  // A line after an empty line ends the list.
  void add_text(std::string_view line) {
    if (text_.empty()) close();
    if (!text_.empty()) text_ += ' ';
    text_ += line;
  }

  void close_text() {
    if (text_.empty()) return;
    texts_.push_back(rich_text(std::exchange(text_, {})));
    if (list_ == Kind::Paragraph) close();
  }

  void close() {
    if (!text_.empty()) texts_.push_back(rich_text(std::exchange(text_, {})));
    if (!texts_.empty()) blocks_.push_back({.kind = list_, .texts = std::exchange(texts_, {})});
    list_ = Kind::Paragraph;
  }

  std::vector<BookBlock> blocks_;
  Kind list_ = Kind::Paragraph;  // of the texts
  std::vector<RichText> texts_;
  std::string text_;  // the present item or paragraph
};

// Whether the mark at the beginning of the text opens a style, as in Markdown: no space follows it, and the
// same mark comes later, without a space before it.
bool closes(std::string_view text, std::string_view mark) {
  if (text.size() <= mark.size() || text[mark.size()] == ' ') return false;
  for (std::size_t at = text.find(mark, mark.size() + 1); at != std::string_view::npos;
       at = text.find(mark, at + 1))
    if (text[at - 1] != ' ' && text[at - 1] != '\\') return true;
  return false;
}

}  // namespace

std::vector<BookBlock> chapter_blocks(std::string_view markdown) {
  return ChapterReader().read(markdown);
}

RichText rich_text(std::string_view text) {
  RichText rich;
  TextRun run;
  const auto turn = [&](bool& style, bool other) {
    if (!run.text.empty()) rich.push_back(run);
    run.text.clear();
    style = other;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i);
    if (text[i] == '\\' && i + 1 < text.size()) {
      run.text += text[++i];
    } else if (rest.starts_with("**")) {
      if (run.bold || closes(rest, "**"))
        turn(run.bold, !run.bold);
      else
        run.text += "**";
      ++i;
    } else if (text[i] == '*' && (run.italic || closes(rest, "*"))) {
      turn(run.italic, !run.italic);
    } else {
      run.text += text[i];
    }
  }
  if (!run.text.empty()) rich.push_back(run);
  return rich;
}

std::vector<ChapterReference> references_in(std::string_view markdown) {
  std::vector<ChapterReference> found;
  for (std::size_t from = 0; from < markdown.size();) {
    const std::size_t end = std::min(markdown.find('\n', from), markdown.size());
    if (const auto picture = picture_line(trimmed(markdown.substr(from, end - from))))
      found.push_back({Reference::Art, std::string(picture->file),
                       static_cast<std::size_t>(picture->file.data() - markdown.data())});
    for (std::size_t at = markdown.find('[', from); at < end; at = markdown.find('[', at + 1))
      if (auto reference = reference_at(markdown, at)) found.push_back(std::move(*reference));
    from = end + 1;
  }
  return found;
}

std::string with_references(const Title& title, std::string_view markdown) {
  std::string text;
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    const auto reference = markdown[i] == '[' ? reference_at(markdown, i) : std::nullopt;
    if (reference) {
      text += reference_words(title, *reference);
      i = reference->offset + reference->name.size();
    } else {
      text += markdown[i];
    }
  }
  return text;
}

std::vector<std::string> pictures_in(std::string_view markdown) {
  std::vector<std::string> names;
  for (ChapterReference& reference : references_in(markdown))
    if (reference.kind == Reference::Art) names.push_back(std::move(reference.name));
  return names;
}

}  // namespace trackwright
