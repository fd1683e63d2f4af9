// Components whose pieces share sheets (Component::pool).
#pragma once

#include <functional>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

using PooledParts = std::vector<Component*>;

// In the order of the first component of each pool. A component with boards has its own pool.
std::vector<PooledParts> pools_of(const std::vector<Component*>&);

// Calls `use` with the parts as one component that shares sheets. Moves the pieces into it instead of copying
// them, because drawings are large. Its files become those of the first part.
void laid_together(const PooledParts&, const std::function<void(Component&)>& use);

}  // namespace trackwright
