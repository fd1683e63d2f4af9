#include "designer/format/interchange/ruby_constants.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "designer/format/interchange/ruby_calls.h"

namespace trackwright {

namespace {

using Value = RubyValue::Kind;

constexpr int deepest_values = 100;

// The module around: "G1889::Map" gives "G1889", which gives "".
std::string around(const std::string& module) {
  const std::size_t end = module.rfind("::");
  return end == std::string::npos ? std::string() : module.substr(0, end);
}

std::string inside(const std::string& module, std::string_view path) {
  return module.empty() ? std::string(path) : fmt::format("{}::{}", module, path);
}

// Engine::Game::Base and Game::Base are Base here.
std::string without_engine(std::string path) {
  for (const std::string_view prefix : {"Engine::", "Game::"})
    if (path.starts_with(prefix)) path.erase(0, prefix.size());
  return path;
}

}  // namespace

RubyConstants::RubyConstants(std::vector<RubyFile> files) : files_(std::move(files)) {
  for (const RubyFile& file : files_)
    for (const RubyModule& module : file.modules) {
      const auto [found, added] = modules_.try_emplace(module.name);
      if (added) names_.push_back(module.name);
      for (const RubyConstant& constant : module.constants)
        found->second.constants.insert_or_assign(constant.name, &constant);
      found->second.includes.insert(found->second.includes.end(), module.includes.begin(),
                                    module.includes.end());
    }
}

std::optional<std::string> RubyConstants::module_named(const std::string& scope,
                                                       const std::string& path) const {
  const std::string name = without_engine(path);
  for (std::string from = scope;; from = around(from)) {
    std::string full = inside(from, name);
    if (modules_.contains(full)) return full;
    if (from.empty()) return std::nullopt;
  }
}

void RubyConstants::add_ancestors(const std::string& module, std::vector<std::string>& all) const {
  const auto found = modules_.find(module);
  if (found == modules_.end() || all.size() > deepest_values) return;
  // The class that it is made from comes first in the list, and last here: modules of the class win.
  const auto& includes = found->second.includes;
  for (auto one = includes.rbegin(); one != includes.rend(); ++one) {
    const auto name = module_named(module, one->text);
    if (!name || std::ranges::find(all, *name) != all.end()) continue;
    all.push_back(*name);
    add_ancestors(*name, all);
  }
}

std::vector<std::string> RubyConstants::ancestors_of(const std::string& module) const {
  std::vector<std::string> all;
  add_ancestors(module, all);
  std::erase(all, module);
  return all;
}

RubyConstants::Known RubyConstants::look_up(const std::string& module, std::string_view name) const {
  const auto own = [&](const std::string& one) -> Known {
    const auto found = modules_.find(one);
    if (found == modules_.end()) return {};
    const auto constant = found->second.constants.find(name);
    return constant == found->second.constants.end() ? Known{} : Known{constant->second, one};
  };
  if (const Known known = own(module); known.constant != nullptr) return known;
  for (const std::string& one : ancestors_of(module))
    if (const Known known = own(one); known.constant != nullptr) return known;
  return {};
}

RubyConstants::Known RubyConstants::look_up_path(const std::string& scope, const std::string& path) const {
  const std::size_t last = path.rfind("::");
  if (last != std::string::npos) {
    const auto module = module_named(scope, path.substr(0, last));
    return module ? look_up(*module, std::string_view(path).substr(last + 2)) : Known{};
  }
  if (const Known known = look_up(scope, path); known.constant != nullptr) return known;
  for (std::string from = around(scope); !from.empty(); from = around(from))
    if (const Known known = look_up(from, path); known.constant != nullptr) return known;
  return {};
}

const RubyValue* RubyConstants::find(const std::string& module, std::string_view name) {
  const Resolved* const found = value_of(look_up(module, name));
  return found != nullptr && found->value ? &*found->value : nullptr;
}

const RubyConstants::Resolved* RubyConstants::value_of(const Known& known) {
  if (known.constant == nullptr) return nullptr;
  auto found = values_.find(known.constant);
  if (found == values_.end()) {
    if (running_ > deepest_values || !begun_.insert(known.constant).second) return nullptr;
    ++running_;
    auto value = resolved(known.constant->value, known.module, 0);
    --running_;
    if (!value)
      skipped_.push_back({known.constant->place,
                          fmt::format("the constant {}, which depends on code,", known.constant->name)});
    const RubySize size = value ? size_of_ruby(*value) : RubySize{};
    found = values_.emplace(known.constant, Resolved{std::move(value), size}).first;
  }
  return &found->second;
}

std::optional<RubyValue> RubyConstants::resolved(const RubyValue& value, const std::string& scope,
                                                 int depth) {
  if (++made_ > most_values || depth > deepest_values) return std::nullopt;
  switch (value.kind) {
    case Value::Name: {
      const Resolved* const found = value_of(look_up_path(scope, value.text));
      if (found == nullptr || !found->value || found->size.levels + depth > deepest_values)
        return std::nullopt;
      made_ += found->size.values;
      return made_ > most_values ? std::nullopt : found->value;
    }
    case Value::Call:
      return call(value, scope, depth);
    case Value::List:
    case Value::Map:
      return members(value, scope, depth);
    case Value::Splat:
      return std::nullopt;
    default:
      return value;
  }
}

std::optional<RubyValue> RubyConstants::members(const RubyValue& value, const std::string& scope, int depth) {
  RubyValue all = value;
  all.items.clear();
  const std::size_t step = value.kind == Value::Map ? 2 : 1;
  for (std::size_t i = 0; i + step <= value.items.size(); i += step) {
    const RubyValue& first = value.items[i];
    const bool splat = first.kind == Value::Splat;
    auto one = resolved(splat ? first.items.front() : first, scope, depth + 1);
    auto other = step == 2 && !splat ? resolved(value.items[i + 1], scope, depth + 1) : one;
    if (!one || !other || (splat && one->kind != value.kind)) {
      skipped_.push_back(
          {step == 2 && one ? value.items[i + 1].place : first.place,
           step == 2 && is_ruby_scalar(first) ? fmt::format("the value of `{}`", first.text) : "this value"});
      continue;
    }
    if (splat && step == 1)
      all.items.insert(all.items.end(), one->items.begin(), one->items.end());
    else if (splat)
      for (std::size_t j = 0; j + 1 < one->items.size(); j += 2)
        put_ruby(all, one->items[j], one->items[j + 1]);
    else if (step == 1)
      all.items.push_back(std::move(*one));
    else {
      all.items.push_back(std::move(*one));
      all.items.push_back(std::move(*other));
    }
  }
  return all;
}

std::optional<RubyValue> RubyConstants::call(const RubyValue& value, const std::string& scope, int depth) {
  std::vector<RubyValue> values;
  for (const RubyValue& one : value.items) {
    if (value.text == "new" && values.empty()) {  // a class, not a constant of the folder
      values.push_back(one);
      continue;
    }
    auto made = resolved(one, scope, depth + 1);
    if (!made) return std::nullopt;
    values.push_back(std::move(*made));
  }
  auto made = call_ruby(value.text, std::move(values));
  if (made) made_ += size_of_ruby(*made).values;
  return made_ > most_values ? std::nullopt : std::move(made);
}

std::vector<const RubyConstant*> RubyConstants::constants_of(const std::string& module) const {
  std::vector<const RubyConstant*> all;
  if (const auto found = modules_.find(module); found != modules_.end())
    for (const auto& [name, constant] : found->second.constants) all.push_back(constant);
  return all;
}

bool RubyConstants::has_zigzag(const std::string& module) const {
  std::vector<std::string> names = ancestors_of(module);
  names.push_back(module);
  return std::ranges::any_of(files_, [&](const RubyFile& file) {
    return file.zigzag && std::ranges::any_of(file.modules, [&](const RubyModule& one) {
             return std::ranges::find(names, one.name) != names.end();
           });
  });
}

const RubyRound* RubyConstants::round(const std::string& module, std::string_view method) const {
  std::vector<std::string> names = ancestors_of(module);
  names.insert(names.begin(), module);
  for (const std::string& name : names)
    for (const RubyFile& file : files_)
      for (const RubyModule& one : file.modules) {
        const auto found = std::ranges::find(one.rounds, method, &RubyRound::method);
        if (one.name == name && found != one.rounds.end()) return &*found;
      }
  return nullptr;
}

bool RubyConstants::is_used(const RubyConstant& constant) const {
  return values_.contains(&constant);
}

}  // namespace trackwright
