// Studies of a title: what its data will do at the table. See docs/study.md.
#pragma once

#include <string_view>
#include <vector>

#include "designer/study/data.h"
#include "designer/study/figures.h"
#include "engine/title/title.h"

namespace trackwright {

struct StudyTopic {
  std::string_view name;
  std::string_view sentence;
  TopicStudy (*study)(StudyData&);
};
const std::vector<StudyTopic>& study_topics();

// One topic, or all if the name is empty.
std::vector<TopicStudy> study(const Title&, std::string_view topic);

}  // namespace trackwright
