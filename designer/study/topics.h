// The topics of a study, each as tables of figures. Internal to the room.
#pragma once

#include "designer/study/figures.h"
#include "engine/title/title.h"

namespace trackwright {

TopicStudy supply_topic(const Title&);
TopicStudy trains_topic(const Title&);

}  // namespace trackwright
