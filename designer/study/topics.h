// The topics of a study, each as tables of figures. Internal to the room.
#pragma once

#include "designer/study/data.h"
#include "designer/study/figures.h"

namespace trackwright {

TopicStudy supply_topic(StudyData&);
TopicStudy trains_topic(StudyData&);
TopicStudy reach_topic(StudyData&);
TopicStudy chokes_topic(StudyData&);
TopicStudy income_topic(StudyData&);
TopicStudy fairness_topic(StudyData&);

// Adds the missing data of topics about track. Returns whether they can be computed.
bool add_missing_track(const Title&, TopicStudy&);

}  // namespace trackwright
