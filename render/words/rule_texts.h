// How a title's game goes, in sentences made from its rules: short, imperative, in its currency. Charters,
// player aids and the rulebook print them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

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

// In the order in which a rulebook has them, those that only words can say after the others of their section.
std::vector<ToldRule> told_rules(const Title&);

// "Selling shares".
std::string_view section_heading(rule::Section);

// The texts of these sections.
std::vector<std::string> told_in(const std::vector<ToldRule>&, std::span<const rule::Section>);

// What leaves the game by lot before it begins.
bool is_lot(const ToldRule&);

// What nobody has stated and the title assumes, each with the proposal and its reason: questions to the
// designer.
std::vector<std::string> open_questions(const Title&);
// What of this part of the title nobody states: it is marked where that is printed.
std::vector<std::string> proposals(const Title&, std::string_view part);

// The steps of a stock turn, of the turn of a kind of company, and what ends the game, short: as the title
// words them, otherwise from its rules.
std::vector<std::string> stock_steps(const Title&);
std::vector<std::string> turn_steps(const Title&, const std::string& kind);
std::vector<std::string> ways_to_end(const Title&);

// The turns of an operating round with their steps: one for all companies, or one for each kind; kinds whose
// steps are the same stand together, "Turn of a major or national".
struct ToldTurn {
  std::string heading;
  std::vector<std::string> steps;
};
std::vector<ToldTurn> told_turns(const Title&);

}  // namespace trackwright
