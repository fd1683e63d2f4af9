// The constants of the modules and classes of a Ruby folder, with names of other constants resolved.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/interchange/ruby_parser.h"
#include "designer/format/interchange/ruby_value.h"

namespace trackwright {

class RubyConstants {
 public:
  explicit RubyConstants(std::vector<RubyFile> files);

  // The value of a constant in a module, in those that it includes, or in the class that it is made from.
  // Nullptr if there is none, or if it depends on code.
  const RubyValue* find(const std::string& module, std::string_view name);

  // The name of the module `path` as seen from `scope`; nullopt if no file has it.
  std::optional<std::string> module_named(const std::string& scope, const std::string& path) const;

  // The names of all modules, in the order of the files.
  const std::vector<std::string>& modules() const { return names_; }

  // The constants of the module itself, with their places; empty for an unknown module.
  std::vector<const RubyConstant*> constants_of(const std::string& module) const;
  // The modules that it includes, and those that they include; the nearest first, without itself.
  std::vector<std::string> ancestors_of(const std::string& module) const;
  // True if find() has used the constant.
  bool is_used(const RubyConstant&) const;

  // True if code in a file of the module or its ancestors makes a market with the argument `zigzag`.
  bool has_zigzag(const std::string& module) const;

  // The method of this name of the module or, if it has none, of the nearest ancestor. Nullptr if there is
  // none.
  const RubyRound* round(const std::string& module, std::string_view method) const;

  // What could not be resolved.
  const std::vector<RubySkipped>& skipped() const { return skipped_; }
  // True if the values together are too large, as by constants that double each other.
  bool is_too_large() const { return made_ > most_values; }

 private:
  static constexpr std::size_t most_values = 2'000'000;

  struct Module {
    std::map<std::string, const RubyConstant*, std::less<>> constants;
    std::vector<RubyValue> includes;
  };
  struct Known {
    const RubyConstant* constant = nullptr;
    std::string module;
  };

  struct Resolved {
    std::optional<RubyValue> value;
    RubySize size;
  };

  Known look_up(const std::string& module, std::string_view name) const;
  Known look_up_path(const std::string& scope, const std::string& path) const;
  void add_ancestors(const std::string& module, std::vector<std::string>& all) const;
  const Resolved* value_of(const Known&);
  std::optional<RubyValue> resolved(const RubyValue&, const std::string& scope, int depth);
  std::optional<RubyValue> members(const RubyValue&, const std::string& scope, int depth);
  std::optional<RubyValue> call(const RubyValue&, const std::string& scope, int depth);

  std::vector<RubyFile> files_;
  std::map<std::string, Module, std::less<>> modules_;
  std::vector<std::string> names_;
  std::map<const RubyConstant*, Resolved> values_;
  int running_ = 0;                      // constants that wait for others
  std::set<const RubyConstant*> begun_;  // those that depend on themselves are code
  std::vector<RubySkipped> skipped_;
  std::size_t made_ = 0;
};

}  // namespace trackwright
