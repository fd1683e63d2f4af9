#include "designer/format/interchange/ruby_parser.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "designer/format/interchange/ruby_lexer.h"
#include "designer/format/interchange/ruby_literals.h"

namespace trackwright {

namespace {

using Token = RubyToken::Kind;

// Statements without meaning for data.
constexpr auto silent = std::to_array<std::string_view>(
    {"private", "public", "protected", "private_class_method", "attr_reader", "attr_writer", "attr_accessor",
     "private_constant", "require", "require_rel", "require_all", "extend"});

constexpr auto round_methods = std::to_array<std::string_view>({"init_round", "new_auction_round"});

class Parser {
 public:
  Parser(const Sources::File& source, FileId id) : read_(ruby_tokens(source.text)), id_(id) {
    result_.file.modules.emplace_back();  // of the file itself
    scopes_.push_back({"", 0});
  }

  RubyRead parse() {
    if (read_.fault) {
      result_.error = RubyError{{id_, static_cast<std::uint32_t>(read_.fault->offset), 1}, read_.fault->what};
      return std::move(result_);
    }
    while (here().kind != Token::End) statement();
    if (scopes_.size() > 1)
      result_.error = RubyError{place_of(scopes_.back().begin), "`end` is missing for this line"};
    return std::move(result_);
  }

 private:
  struct Scope {
    std::string name;
    std::size_t module = 0;
    std::size_t begin = 0;  // the token
  };

  const RubyToken& here() const { return read_.tokens[at_]; }
  const RubyToken& token(std::size_t at) const { return read_.tokens[std::min(at, read_.tokens.size() - 1)]; }

  Place place_of(std::size_t at) const {
    const RubyToken& one = token(at);
    return {id_, static_cast<std::uint32_t>(one.offset), static_cast<std::uint32_t>(one.length)};
  }

  RubyModule& module() { return result_.file.modules[scopes_.back().module]; }

  void skipped(std::size_t at, std::string what) {
    result_.file.skipped.push_back({place_of(at), std::move(what)});
  }

  RubyLiterals literals() { return {read_.tokens, id_, result_.file.skipped}; }

  void statement() {
    const RubyToken& first = here();
    if (first.kind == Token::NewLine) {
      ++at_;
    } else if (is_ruby_keyword(first, "end")) {
      if (scopes_.size() > 1) scopes_.pop_back();
      ++at_;
    } else if ((is_ruby_keyword(first, "module") || is_ruby_keyword(first, "class")) &&
               token(at_ + 1).kind == Token::Constant) {
      open_module();
    } else if (first.kind == Token::Constant && is_ruby_operator(token(at_ + 1), "=")) {
      constant();
    } else if (first.kind == Token::Name) {
      call();
    } else {
      other();
    }
  }

  // module A::B, class A < B::C; Data.define and the like stay open until their `end`.
  void open_module() {
    const std::size_t begin = at_++;
    const std::string name = path_text();
    std::optional<RubyValue> parent;
    if (is_ruby_operator(here(), "<")) {
      ++at_;
      parent = literals().read(at_);
    }
    std::string full = scopes_.back().name;
    full += (full.empty() ? "" : "::") + name;
    for (const std::string_view engine : {"Engine::Game", "Engine"})
      if (full == engine || full.starts_with(std::string(engine) + "::"))
        full.erase(0, std::min(full.size(), engine.size() + 2));
    scopes_.push_back({full, module_number(full), begin});
    if (parent && parent->kind == RubyValue::Kind::Name)
      module().includes.insert(module().includes.begin(), std::move(*parent));
    if (here().kind != Token::NewLine) skip_statement();
  }

  std::size_t module_number(const std::string& name) {
    auto& modules = result_.file.modules;
    const auto found = std::ranges::find(modules, name, &RubyModule::name);
    if (found != modules.end()) return static_cast<std::size_t>(found - modules.begin());
    modules.emplace_back().name = name;
    return modules.size() - 1;
  }

  std::string path_text() {
    std::string path;
    while (here().kind == Token::Constant) {
      path += (path.empty() ? "" : "::") + here().text;
      ++at_;
      if (!is_ruby_operator(here(), "::")) break;
      ++at_;
    }
    return path;
  }

  void constant() {
    const std::size_t begin = at_;
    at_ += 2;
    while (here().kind == Token::NewLine) ++at_;
    const std::size_t from = at_;
    const std::size_t known = result_.file.skipped.size();
    auto value = literals().read(at_);
    if (value && here().kind == Token::NewLine) {
      module().constants.push_back({token(begin).text, std::move(*value), place_of(begin)});
      return;
    }
    result_.file.skipped.resize(known);
    skipped(begin, fmt::format("the constant {}, which is code,", token(begin).text));
    at_ = from;
    skip_statement();
  }

  void call() {
    const std::size_t begin = at_;
    const std::string name = here().text;
    const bool includes = name == "include" || name == "include_meta" || name == "prepend";
    if (includes || name == "require_relative") {
      ++at_;
      if (is_ruby_operator(here(), "(")) ++at_;
      auto value = literals().read(at_);
      if (value && includes && value->kind == RubyValue::Kind::Name)
        module().includes.push_back(std::move(*value));
      else if (value && !includes && value->kind == RubyValue::Kind::Text)
        result_.file.required.push_back(std::move(*value));
    } else if (is_ruby_keyword(token(at_ + 1), "def")) {  // private def
      ++at_;
      return;
    } else if (std::ranges::find(silent, name) == silent.end()) {
      skipped(begin, fmt::format("`{}`", name));
    }
    skip_statement();
  }

  void other() {
    const std::size_t begin = at_;
    if (is_ruby_keyword(here(), "def")) {
      std::size_t name = at_ + 1;
      if (is_ruby_operator(token(name + 1), ".")) name += 2;  // def self.name
      if (is_value_method(name)) return;
      skipped(begin, fmt::format("the method `{}`", token(name).text));
      if (std::ranges::find(round_methods, token(name).text) != round_methods.end()) {
        skip_statement();
        module().rounds.push_back(round(token(name).text, name + 1, at_));
        return;
      }
    } else {
      skipped(begin, fmt::format("`{}`", here().text));
    }
    skip_statement();
  }

  // Collects the classes and words of the code between the two tokens.
  RubyRound round(const std::string& method, std::size_t from, std::size_t to) const {
    RubyRound made;
    made.method = method;
    for (std::size_t at = from; at < to; ++at) {
      const RubyToken& one = token(at);
      if (one.kind == Token::Name) made.words.push_back(one.text);
      if (one.kind == Token::Label && is_ruby_keyword(token(at + 1), "true")) made.words.push_back(one.text);
      if (one.kind != Token::Constant) continue;
      std::string path = one.text;
      for (; is_ruby_operator(token(at + 1), "::") && token(at + 2).kind == Token::Constant; at += 2)
        path += "::" + token(at + 2).text;
      if (path.starts_with("Engine::")) path.erase(0, std::string_view("Engine::").size());
      made.classes.push_back(std::move(path));
    }
    return made;
  }

  // Reads `def game_market`, a value and `end` as a constant.
  bool is_value_method(std::size_t name) {
    const std::string& text = token(name).text;
    if (!(text.starts_with("game_") || text == "layout" || text == "axes") ||
        token(name + 1).kind != Token::NewLine)
      return false;
    const std::size_t known = result_.file.skipped.size();
    std::size_t at = name + 2;
    auto value = literals().read(at);
    if (value && token(at).kind == Token::NewLine && is_ruby_keyword(token(at + 1), "end")) {
      module().constants.push_back({text, std::move(*value), place_of(name)});
      at_ = at + 2;
      return true;
    }
    result_.file.skipped.resize(known);
    return false;
  }

  // To the end of the statement, with all blocks and brackets that it opens.
  void skip_statement() {
    int depth = 0;
    bool loop = false;  // the `do` after `while` opens nothing more
    for (std::size_t first = at_; here().kind != Token::End; ++at_) {
      const RubyToken& one = here();
      if (one.kind == Token::Label && one.text == "zigzag") result_.file.zigzag = true;
      if (one.kind == Token::NewLine) {
        loop = false;
        if (depth <= 0) return;
      }
      if (one.kind == Token::Operator) {
        if (one.text == "(" || one.text == "[" || one.text == "{") ++depth;
        if (one.text == ")" || one.text == "]" || one.text == "}") --depth;
      }
      if (one.kind != Token::Keyword) continue;
      if (one.text == "end") {
        if (depth == 0) return;  // of the class around it
        --depth;
      } else if (one.text == "do") {
        if (!loop) ++depth;
        loop = false;
      } else if (opens_block(first)) {
        ++depth;
        loop = one.text == "while" || one.text == "until" || one.text == "for";
      }
    }
  }

  // `if` after a statement is only a condition of it.
  bool opens_block(std::size_t first) const {
    static constexpr auto always =
        std::to_array<std::string_view>({"class", "module", "begin", "case", "for"});
    static constexpr auto at_the_start = std::to_array<std::string_view>({"if", "unless", "while", "until"});
    const std::string& word = here().text;
    if (word == "def") return !is_short_method();
    if (std::ranges::find(always, word) != always.end()) return true;
    if (std::ranges::find(at_the_start, word) == at_the_start.end()) return false;
    if (at_ == first) return true;
    const RubyToken& before = token(at_ - 1);
    if (before.kind == Token::NewLine) return true;
    if (before.kind == Token::Operator) return before.text != ")" && before.text != "]" && before.text != "}";
    static constexpr auto openers =
        std::to_array<std::string_view>({"then", "else", "do", "begin", "and", "or", "not"});
    return before.kind == Token::Keyword && std::ranges::find(openers, before.text) != openers.end();
  }

  // def name = value, def name(x) = value
  bool is_short_method() const {
    std::size_t at = at_ + 1;
    if (is_ruby_operator(token(at + 1), ".")) at += 2;
    if (token(at).kind == Token::Operator) return false;  // def ==(other)
    ++at;
    if (is_ruby_operator(token(at), "(")) {
      int depth = 0;
      for (; token(at).kind != Token::End; ++at) {
        if (is_ruby_operator(token(at), "(")) ++depth;
        if (is_ruby_operator(token(at), ")") && --depth == 0) break;
      }
      ++at;
    }
    return is_ruby_operator(token(at), "=") && token(at).after_space && token(at + 1).kind != Token::NewLine;
  }

  RubyTokens read_;
  FileId id_;
  std::size_t at_ = 0;
  std::vector<Scope> scopes_;
  RubyRead result_;
};

}  // namespace

RubyRead read_ruby_file(const Sources::File& source, FileId id) {
  return Parser(source, id).parse();
}

}  // namespace trackwright
