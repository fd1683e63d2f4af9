#include "designer/checks/prelude.h"

namespace trackwright::checks {

void train_price_leaps(const Facts& facts, Report& report) {
  std::map<std::string, const Train*> last;  // by stack
  for (const Train& train : facts.title.roster.trains) {
    const Train*& before = last[train.stack];
    if (before != nullptr && before->price.value >= 10 && train.price.value > 3 * before->price.value &&
        train.price.value - before->price.value > 500) {
      Finding& finding = report(train.price.place, train.name.value,
                                fmt::format("the {}-train costs {}, far more than the {} of the {}-train",
                                            train.name.value, money(facts.title, train.price.value),
                                            money(facts.title, before->price.value), before->name.value),
                                "check the price; a digit may have been typed twice");
      finding.related.push_back({before->price.place, "the price before it"});
      finding.also.push_back({Name::Train, before->name.value});
    }
    before = &train;
  }
}

}  // namespace trackwright::checks
