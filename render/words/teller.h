// Collects what is told of the rules of a title, with the title's own sentences in their places.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/title/stated_rules.h"
#include "engine/title/title.h"

namespace trackwright {

struct ToldRule {
  rule::Section section;
  std::string rule;   // what it tells of: "stock_round.turn", "opening.1"; of text only its section
  std::string value;  // what that says, as stated_at() has it
  std::string text;
  bool in_words = false;  // nothing computes it
  bool own = false;       // the title's own sentence in place of the one that would be made
};

class Teller {
 public:
  explicit Teller(const Title&);

  const std::vector<StatedRule>& stated() const { return stated_; }

  void tell(rule::Section, std::string rule, std::string text);
  void tell_in_words();

  // In the order in which a rulebook has them, those that only words can say after the others of their
  // section.
  std::vector<ToldRule> take();

 private:
  // Where the rule stands among all that are stated.
  std::ptrdiff_t place_of(const std::string& rule) const;

  const Title& title_;
  std::vector<StatedRule> stated_;
  std::vector<ToldRule> told_;
};

}  // namespace trackwright
