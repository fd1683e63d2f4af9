// Turns the constants of a game of 18xx.games into title facts, the form that facts.h reads.
#pragma once

#include <string>
#include <vector>

#include "designer/format/interchange/ruby_constants.h"
#include "designer/format/text/tree.h"

namespace trackwright {

struct RubyFacts {
  Node facts;
  std::vector<RubySkipped> chosen;  // constants that stand for others, which code chooses
  std::vector<RubySkipped> unread;  // constants without a meaning here
};

// `game`: the module of its class, "G1889::Game". `source`: the name of the folder.
RubyFacts facts_of_ruby(RubyConstants&, const std::string& game, const std::string& source);

// Constants of the engine to which games refer: `Base::EVENTS_TEXT`.
RubyFile ruby_engine_constants();

}  // namespace trackwright
