// Rules of only a few titles: private companies' powers and companies that leave by lot; tunnels, ports and
// pairs of tiles; nationalization, mergers and a neutral player.
#pragma once

#include "render/words/teller.h"

namespace trackwright {

void tell_special_rules(const Title&, Teller&);

}  // namespace trackwright
