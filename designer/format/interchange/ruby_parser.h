// Reads the modules, classes and constants of a Ruby file. Ruby is never run: methods and all other code are
// skipped and listed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/interchange/ruby_value.h"
#include "designer/format/text/files.h"

namespace trackwright {

// Also a method without arguments that contains only a value: `def game_market`.
struct RubyConstant {
  std::string name;
  RubyValue value;
  Place place;
};

// A method that makes a round. Its code is not run, but the classes that it names tell the kind of round.
struct RubyRound {
  std::string method;                // "init_round"
  std::vector<std::string> classes;  // "Round::Draft", "G18CZ::Step::Draft"; without Engine
  std::vector<std::string> words;    // arguments that are true, and methods: "snake_order", "stock_round"
};

struct RubyModule {
  std::string name;  // "G1889::Map", without Engine::Game
  std::vector<RubyConstant> constants;
  std::vector<RubyValue> includes;  // names of modules; of a class, the one it is made from comes first
  std::vector<RubyRound> rounds;
};

struct RubyFile {
  std::vector<RubyModule> modules;
  std::vector<RubyValue> required;  // texts: "../g_1830/game", relative to the file
  std::vector<RubySkipped> skipped;
  bool zigzag = false;  // code makes a market with the argument `zigzag`
};

struct RubyError {
  Place place;
  std::string message;
};

// Returns an error for a text that is no complete Ruby file.
struct RubyRead {
  RubyFile file;
  std::optional<RubyError> error;
};
RubyRead read_ruby_file(const Sources::File&, FileId);

}  // namespace trackwright
