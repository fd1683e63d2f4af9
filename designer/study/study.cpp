#include "designer/study/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "designer/study/topics.h"

namespace trackwright {

const std::vector<StudyTopic>& study_topics() {
  static const std::vector<StudyTopic> topics{
      {"supply", "which tiles run out, and which hexes compete for them", supply_topic},
      {"trains", "trains against limits, rounds that trains live, and money for trains", trains_topic}};
  return topics;
}

std::vector<TopicStudy> study(const Title& title, std::string_view topic) {
  std::vector<TopicStudy> answers;
  for (const StudyTopic& one : study_topics())
    if (topic.empty() || topic == one.name) answers.push_back(one.study(title));
  return answers;
}

}  // namespace trackwright
