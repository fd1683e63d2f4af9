// The topics of a study, each as tables of figures. Internal to the room.
#pragma once

#include "designer/study/figures.h"
#include "engine/study/ground.h"
#include "engine/title/title.h"

namespace trackwright {

StudyColumn key_column(const char* name);  // together with other key columns, it names a row

TopicStudy supply_topic(const Title&, const StudyGround&);
TopicStudy trains_topic(const Title&, const StudyGround&);
TopicStudy reach_topic(const Title&, const StudyGround&);
TopicStudy chokes_topic(const Title&, const StudyGround&);

}  // namespace trackwright
