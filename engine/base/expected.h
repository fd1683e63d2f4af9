// The result type of the project for errors that a user can cause within one step. Only this file mentions
// tl::expected.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace trackwright {

template <class T, class E = std::string>
using Expected = tl::expected<T, E>;

template <class E>
tl::unexpected<E> unexpected(E error) {
  return tl::unexpected<E>(std::move(error));
}

}  // namespace trackwright
