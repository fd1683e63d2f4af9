#include "designer/study/study.h"

#include <optional>

#include "designer/study/topics.h"

namespace trackwright {

const std::vector<StudyTopic>& study_topics() {
  static const std::vector<StudyTopic> topics{
      {"supply", "which tiles run out, and which hexes compete for them", true, supply_topic},
      {"trains", "trains and their limits, the rounds that they last, and money for trains", false,
       trains_topic},
      {"reach", "stops that trains can touch, best runs, and the fewest lays to off-board areas", true,
       reach_topic},
      {"chokes", "hexes and tokens that cut a company off", true, chokes_topic}};
  return topics;
}

std::vector<TopicStudy> study(const Title& title, std::string_view topic) {
  static const Title nothing;
  std::optional<StudyGround> ground;
  std::vector<TopicStudy> answers;
  for (const StudyTopic& one : study_topics()) {
    if (!topic.empty() && topic != one.name) continue;
    if (!ground && one.track) ground.emplace(title);
    answers.push_back(one.study(title, one.track ? *ground : StudyGround(nothing)));
  }
  return answers;
}

}  // namespace trackwright
