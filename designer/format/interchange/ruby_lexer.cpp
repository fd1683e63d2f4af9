#include "designer/format/interchange/ruby_lexer.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "designer/format/interchange/ruby_strings.h"

namespace trackwright {

namespace {

using Token = RubyToken::Kind;

constexpr std::size_t deepest_brackets = 64;  // levels of brackets, as in JSON and YAML

constexpr auto keywords = std::to_array<std::string_view>(
    {"alias", "and",   "begin", "break",  "case",   "class",  "def",   "defined?", "do",
     "else",  "elsif", "end",   "ensure", "false",  "for",    "if",    "in",       "module",
     "next",  "nil",   "not",   "or",     "redo",   "rescue", "retry", "return",   "self",
     "super", "then",  "true",  "undef",  "unless", "until",  "when",  "while",    "yield"});

constexpr auto operators = std::to_array<std::string_view>(
    {"**=", "<=>", "===", "...", "<<=", ">>=", "&&=", "||=", "**", "==", "!=", ">=", "<=", "&&", "||", "=>",
     "->",  "..",  "::",  "+=",  "-=",  "*=",  "/=",  "%=",  "|=", "&=", "^=", "=~", "!~", "<<", ">>", "&."});

bool is_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) != 0 || c == '_' || byte >= 0x80U;
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

struct Heredoc {
  std::size_t token;
  std::string word;
  bool escapes;
  bool strip;     // <<~
  bool indented;  // the word at the end may be indented
};

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  RubyTokens read() {
    if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
    while (!result_.fault && at_ < text_.size()) token();
    if (!result_.fault && !heredocs_.empty())
      fault(result_.tokens[heredocs_.front().token].offset, "the string that begins here has no end");
    if (!result_.fault && !brackets_.empty()) fault(brackets_.back(), "the bracket is not closed");
    begin_ = text_.size();
    at_ = begin_;
    add(Token::NewLine, "");
    add(Token::End, "");
    return std::move(result_);
  }

 private:
  char peek(std::size_t distance = 0) const {
    return at_ + distance < text_.size() ? text_[at_ + distance] : '\0';
  }

  const RubyToken* last() const { return result_.tokens.empty() ? nullptr : &result_.tokens.back(); }

  RubyToken& add(Token kind, std::string text) {
    RubyToken& token = result_.tokens.emplace_back();
    token.kind = kind;
    token.text = std::move(text);
    token.offset = begin_;
    token.length = at_ - begin_;
    token.after_space = space_;
    space_ = false;
    return token;
  }

  void fault(std::size_t offset, const char* what) { result_.fault = RubyFault{offset, what}; }

  // True if an operand can begin here: `a /b/` is a call, `a / b` and `a/b` divide.
  bool begins_operand() const {
    if (last() == nullptr || !ends_ruby_value(*last())) return true;
    const bool call = last()->kind == Token::Name;
    return call && space_ && std::isspace(static_cast<unsigned char>(peek(1))) == 0 && peek(1) != '=';
  }

  void token() {
    begin_ = at_;
    const char c = peek();
    if (c == '\n') return line_end();
    if (c == ' ' || c == '\t' || c == '\r') {
      ++at_;
      space_ = true;
    } else if (c == '\\' && (peek(1) == '\n' || peek(1) == '\r')) {
      at_ += peek(1) == '\r' ? std::size_t{3} : std::size_t{2};
      space_ = true;
    } else if (c == '#') {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (is_digit(c)) {
      number();
    } else if (is_word(c) || c == '@' || c == '$') {
      word();
    } else if (c == '"' || c == '\'' || c == '`') {
      quoted(c == '`' ? Token::Other : Token::Text, at_ + 1, 0, c, c != '\'');
    } else if (!special()) {
      sign();
    }
  }

  // What only some places allow: symbols, %-texts, regular expressions, heredocs, characters.
  bool special() {
    const char c = peek();
    if (c == ':' && peek(1) != ':' && (is_word(peek(1)) || peek(1) == '"' || peek(1) == '\''))
      return symbol();
    if (c == '%' && begins_operand()) return percent();
    if (c == '/' && begins_operand()) {
      quoted(Token::Other, at_ + 1, 0, '/', true);
      while (std::isalpha(static_cast<unsigned char>(peek())) != 0) ++at_;
      return true;
    }
    if (c == '<' && peek(1) == '<') return heredoc();
    if (c == '?' && is_word(peek(1)) && !is_word(peek(2)) && begins_operand()) {
      at_ += 2;
      add(Token::Text, std::string(text_.substr(begin_ + 1, 1)));
      return true;
    }
    return false;
  }

  void line_end() {
    ++at_;
    const bool inside = last() != nullptr && continues(*last());
    if (!inside && !next_line_continues()) add(Token::NewLine, "\n");
    space_ = true;
    for (Heredoc& one : std::exchange(heredocs_, {})) heredoc_lines(one);
    if (text_.substr(at_).starts_with("=begin")) {
      const std::size_t end = text_.find("\n=end", at_);
      at_ = end == std::string_view::npos ? text_.size() : std::min(text_.find('\n', end + 1), text_.size());
    } else if (text_.substr(at_).starts_with("__END__")) {
      at_ = text_.size();
    }
  }

  // A statement goes on after an operator.
  static bool continues(const RubyToken& token) {
    if (token.kind != Token::Operator) return false;
    return token.text != ")" && token.text != "]" && token.text != "}" && token.text != "?" &&
           token.text != "!" && token.text != "|";
  }

  // True if the next line with code begins with a call: `.merge(...)`.
  bool next_line_continues() const {
    std::size_t at = at_;
    while (at < text_.size()) {
      at = text_.find_first_not_of(" \t\r\n", at);
      if (at == std::string_view::npos) return false;
      if (text_[at] != '#') break;
      at = text_.find('\n', at);
    }
    const std::string_view rest = text_.substr(std::min(at, text_.size()));
    return (rest.starts_with(".") && !rest.starts_with("..")) || rest.starts_with("&.");
  }

  void number() {
    bool real = false;
    std::string digits;
    while (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_' ||
           (peek() == '.' && is_digit(peek(1)) && !real)) {
      if (peek() == '.') real = true;
      if (peek() != '_') digits += peek();
      ++at_;
    }
    const bool plain =
        std::ranges::all_of(digits, [](char c) { return is_digit(c) || c == '.'; }) && digits.size() < 10;
    add(real ? Token::Real : Token::Integer, std::move(digits)).plain = plain;
  }

  void word() {
    while (peek() == '@' || peek() == '$') ++at_;
    while (is_word(peek())) ++at_;
    if ((peek() == '?' || peek() == '!') && peek(1) != '=' && at_ > begin_) ++at_;
    std::string text(text_.substr(begin_, at_ - begin_));
    const bool after_dot =
        last() != nullptr && (is_ruby_operator(*last(), ".") || is_ruby_operator(*last(), "&."));
    const bool defined = last() != nullptr && is_ruby_keyword(*last(), "def");
    if (peek() == ':' && peek(1) != ':' && !after_dot && !text.ends_with('?')) {
      ++at_;
      add(Token::Label, std::move(text));
    } else if (!after_dot && !defined && std::ranges::find(keywords, text) != keywords.end()) {
      add(Token::Keyword, std::move(text));
    } else {
      const bool capital = std::isupper(static_cast<unsigned char>(text[0])) != 0;
      add(capital ? Token::Constant : Token::Name, std::move(text));
    }
  }

  // `from`: the offset after the opening quote. A text before a colon is a key.
  void quoted(Token kind, std::size_t from, char open, char close, bool escapes) {
    RubyString string = read_ruby_string(text_, from, open, close, escapes);
    at_ = string.end;
    if (!string.finished) return fault(begin_, "the string that begins here has no end");
    const bool key = kind == Token::Text && open == 0 && peek() == ':' && peek(1) != ':' && after_comma();
    if (key) ++at_;
    RubyToken& made = add(key ? Token::Label : kind, std::move(string.text));
    made.plain = string.plain && (made.kind == Token::Text || string.inserts.empty());
    made.inserts = std::move(string.inserts);
  }

  bool after_comma() const {
    return last() != nullptr && (last()->kind == Token::NewLine || is_ruby_operator(*last(), "{") ||
                                 is_ruby_operator(*last(), ",") || is_ruby_operator(*last(), "("));
  }

  bool symbol() {
    if (const char quote = peek(1); quote == '"' || quote == '\'') {
      quoted(Token::Symbol, at_ + 2, 0, quote, quote == '"');
      return true;
    }
    ++at_;
    while (is_word(peek())) ++at_;
    if ((peek() == '?' || peek() == '!' || peek() == '=') && peek(1) != '=' && peek(1) != '>' &&
        peek(1) != '~')
      ++at_;
    add(Token::Symbol, std::string(text_.substr(begin_ + 1, at_ - begin_ - 1)));
    return true;
  }

  bool percent() {
    const bool letter = std::isalpha(static_cast<unsigned char>(peek(1))) != 0;
    const char kind = letter ? peek(1) : 'Q';
    const char open = peek(letter ? 2 : 1);
    if (std::string_view("wWiIqQrsx").find(kind) == std::string_view::npos || open == '\0' || is_word(open) ||
        std::isspace(static_cast<unsigned char>(open)) != 0 || open == '=')
      return false;
    const char close = closing_of(open);
    const bool words = std::string_view("wWiI").find(kind) != std::string_view::npos;
    const bool escapes = kind == 'Q' || kind == 'W' || kind == 'I' || kind == 'r' || kind == 'x';
    const std::size_t from = at_ + (letter ? 3 : 2);
    const Token token = kind == 'w' || kind == 'W'   ? Token::Words
                        : kind == 'i' || kind == 'I' ? Token::Symbols
                        : kind == 's'                ? Token::Symbol
                        : kind == 'r' || kind == 'x' ? Token::Other
                                                     : Token::Text;
    quoted(token, from, open == close ? '\0' : open, close, escapes);
    if (words && !result_.fault) {
      RubyToken& list = result_.tokens.back();
      list.words = ruby_words(list.text);
    }
    return true;
  }

  bool heredoc() {
    std::size_t at = at_ + 2;
    const auto next = [&] { return at < text_.size() ? text_[at] : '\0'; };
    const bool strip = next() == '~';
    const bool indented = strip || next() == '-';
    if (indented) ++at;
    const char quote = next() == '"' || next() == '\'' ? next() : '\0';
    if (quote != '\0') ++at;
    const std::size_t begin = at;
    while (is_word(next())) ++at;
    if (at == begin || is_digit(text_[begin])) return false;
    const bool sure = indented || std::isupper(static_cast<unsigned char>(text_[begin])) != 0;
    if (!sure || (last() != nullptr && ends_ruby_value(*last()) && last()->kind != Token::Name)) return false;
    std::string word(text_.substr(begin, at - begin));
    if (quote != '\0' && next() != quote) return false;
    at_ = at + (quote != '\0' ? 1 : 0);
    heredocs_.push_back({result_.tokens.size(), std::move(word), quote != '\'', strip, indented});
    add(Token::Text, "");
    return true;
  }

  void heredoc_lines(const Heredoc& one) {
    const std::size_t begin = at_;
    while (at_ < text_.size()) {
      const std::size_t end = std::min(text_.find('\n', at_), text_.size());
      std::string_view line = text_.substr(at_, end - at_);
      if (line.ends_with('\r')) line.remove_suffix(1);
      if (one.indented) line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
      if (line == one.word) {
        const std::string_view lines = text_.substr(begin, at_ - begin);
        RubyString string = read_ruby_heredoc(lines, one.escapes, one.strip);
        result_.tokens[one.token].text = std::move(string.text);
        result_.tokens[one.token].inserts = std::move(string.inserts);
        result_.tokens[one.token].plain = string.plain;
        at_ = std::min(end + 1, text_.size());
        return;
      }
      at_ = std::min(end + 1, text_.size());
    }
    fault(result_.tokens[one.token].offset, "the string that begins here has no end");
  }

  void sign() {
    if (peek() == ';') {
      ++at_;
      add(Token::NewLine, ";");
      return;
    }
    std::size_t length = 1;
    for (const std::string_view known : operators)
      if (text_.substr(at_).starts_with(known)) {
        length = known.size();
        break;
      }
    at_ += length;
    const std::string text(text_.substr(begin_, length));
    if (text == "(" || text == "[" || text == "{") {
      brackets_.push_back(begin_);
      if (brackets_.size() > deepest_brackets) return fault(begin_, "brackets are nested too deeply here");
    } else if ((text == ")" || text == "]" || text == "}") && !brackets_.empty()) {
      brackets_.pop_back();
    }
    add(Token::Operator, text);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t begin_ = 0;
  bool space_ = false;
  std::vector<Heredoc> heredocs_;      // those of the present line
  std::vector<std::size_t> brackets_;  // offsets of the open ones
  RubyTokens result_;
};

}  // namespace

RubyTokens ruby_tokens(std::string_view text) {
  return Lexer(text).read();
}

bool is_ruby_operator(const RubyToken& token, std::string_view text) {
  return token.kind == Token::Operator && token.text == text;
}

bool is_ruby_keyword(const RubyToken& token, std::string_view text) {
  return token.kind == Token::Keyword && token.text == text;
}

bool ends_ruby_value(const RubyToken& token) {
  switch (token.kind) {
    case Token::Operator:
      return token.text == ")" || token.text == "]" || token.text == "}";
    case Token::Keyword:
      return token.text == "end" || token.text == "self" || token.text == "true" || token.text == "false" ||
             token.text == "nil";
    case Token::End:
    case Token::NewLine:
    case Token::Label:
      return false;
    default:
      return true;
  }
}

}  // namespace trackwright
