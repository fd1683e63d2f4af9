#include "engine/bot/trial.h"

#include <fmt/format.h>

#include <utility>

#include "engine/play/turn/apply.h"

namespace trackwright::bot {

using namespace play;

std::optional<State> Trial::after(const Action& action) {
  auto next = apply(game_, state_, action);
  if (!next) {
    why_ = next.error().words;
    return {};
  }
  if (settings_.avoid && settings_.avoid(*next)) {
    why_ = fmt::format("`{}` leads to a position without a legal action", word_of(action.kind));
    return {};
  }
  return std::move(*next);
}

std::string Trial::why_none() const {
  return fmt::format("nobody has a legal action in step {}: {}", static_cast<int>(state_.step), why_);
}

}  // namespace trackwright::bot
