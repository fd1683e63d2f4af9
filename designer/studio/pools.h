// Components whose pieces share sheets (Component::pool).
#pragma once

#include <functional>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

using PooledParts = std::vector<Component*>;

// In the order of the first of each. One with boards lies by itself.
std::vector<PooledParts> pools_of(const std::vector<Component*>&);

// Calls `use` with the parts as the one component that lies on their sheets. Pieces are lent to it, not
// copied: drawings are large. The files that it gets become those of the first part.
void laid_together(const PooledParts&, const std::function<void(Component&)>& use);

}  // namespace trackwright
