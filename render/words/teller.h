// Collects the sentences about a title's rules, with the title's own sentences in place of generated ones.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/title/stated_rules.h"
#include "engine/title/title.h"

namespace trackwright {

struct ToldRule {
  rule::Section section;
  std::string rule;   // the described rule: "stock_round.turn", "opening.1"; for free text only its section
  std::string value;  // the value of the rule, as in stated_at()
  std::string text;
  bool in_words = false;  // free text that nothing computes
  bool own = false;       // the title's own sentence instead of a generated one
};

class Teller {
 public:
  explicit Teller(const Title&);

  const std::vector<StatedRule>& stated() const { return stated_; }

  void tell(rule::Section, std::string rule, std::string text);
  void tell_in_words();

  // In the order of a rulebook; rules in free text come last in their section.
  std::vector<ToldRule> take();

 private:
  // The position of the rule among all stated rules.
  std::ptrdiff_t place_of(const std::string& rule) const;

  const Title& title_;
  std::vector<StatedRule> stated_;
  std::vector<ToldRule> told_;
};

}  // namespace trackwright
