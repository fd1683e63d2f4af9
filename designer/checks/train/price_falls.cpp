#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_price_falls(const Facts& facts, Report& report) {
  std::map<std::string, const Train*> last;
  for (const Train& train : facts.title.roster.trains) {
    const Train*& before = last[train.stack];
    if (before != nullptr && train.price.value < before->price.value) {
      Finding& finding = report(
          train.price.place, train.name.value,
          fmt::format("the {}-train costs {}, less than the {} of the {}-train before it", train.name.value,
                      money(facts.title, train.price.value), money(facts.title, before->price.value),
                      before->name.value),
          "correct one of the prices, or give trains that are sold from another stack their own `stack`");
      finding.related.push_back({before->price.place, "the train before it"});
      finding.also.push_back({Name::Train, before->name.value});
    }
    before = &train;
  }
}

}  // namespace trackwright::checks
