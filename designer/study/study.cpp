#include "designer/study/study.h"

#include "designer/study/topics.h"

namespace trackwright {

const std::vector<StudyTopic>& study_topics() {
  static const std::vector<StudyTopic> topics{
      {"supply", "which tiles run out, and which hexes compete for them", supply_topic},
      {"trains", "trains and their limits, the rounds that they last, and money for trains", trains_topic},
      {"reach", "stops that trains can touch, best runs, and the fewest lays to off-board areas",
       reach_topic},
      {"chokes", "hexes and tokens that cut a company off", chokes_topic},
      {"income",
       "when companies can pay for trains, how early phases begin, and when the bank runs out of money",
       income_topic},
      {"fairness", "homes, private companies, certificates and the symmetry of the map", fairness_topic}};
  return topics;
}

std::vector<TopicStudy> study(const Title& title, std::string_view topic) {
  StudyData data(title);
  std::vector<TopicStudy> answers;
  for (const StudyTopic& one : study_topics())
    if (topic.empty() || topic == one.name) answers.push_back(one.study(data));
  return answers;
}

}  // namespace trackwright
