// The sentence for each word of rules.yaml that says a rule by itself.
#pragma once

#include <span>
#include <string_view>

#include "engine/title/rule_words.h"

namespace trackwright {

struct RuleSentence {
  std::string_view form;   // "stock_round.rebuy"
  std::string_view value;  // "next_round"; empty: any value, of a number
  rule::Section section;   // where a rulebook has it
  std::string_view text;   // {Who} "A minor", {who} "a minor", {n} the number, {money} it as money,
                           // {train} for what train a president may pay, {Cards} "Trains and ships"
};

// `text` is empty where the plain game needs no word.
std::span<const RuleSentence> rule_sentences();

// The step of an operating turn, as short as a charter needs it: "Place a station token".
std::string_view step_words(rule::StepKind);

}  // namespace trackwright
