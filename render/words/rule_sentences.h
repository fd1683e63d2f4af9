// The sentence for each word of rules.yaml that is a rule by itself.
#pragma once

#include <span>
#include <string_view>

#include "engine/title/rule_words.h"

namespace trackwright {

struct RuleSentence {
  std::string_view form;   // "stock_round.rebuy"
  std::string_view value;  // "next_round"; empty: any number
  rule::Section section;   // its section in a rulebook
  std::string_view text;   // {Who} "A minor", {who} "a minor", {n} the number, {money} it as money,
                           // {train} for what train a president may pay, {Cards} "Trains and ships"
};

// `text` is empty if the standard game needs no sentence.
std::span<const RuleSentence> rule_sentences();

// A step of an operating turn in the length for a charter: "Place a station token".
std::string_view step_words(rule::StepKind);

}  // namespace trackwright
