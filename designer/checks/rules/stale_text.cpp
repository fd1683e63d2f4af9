#include "designer/checks/prelude.h"
#include "engine/base/suggest.h"
#include "engine/title/stated_rules.h"

namespace trackwright::checks {

void rules_stale_text(const Facts& facts, Report& report) {
  const std::vector<StatedRule> stated = stated_rules(facts.title.rules);
  for (const RuleText& text : facts.title.rules.texts) {
    const std::string now = stated_at(stated, text.rule);
    if (now.empty()) {
      std::vector<std::string> paths;
      for (const StatedRule& rule : stated) paths.push_back(rule.path);
      report(text.place, text.rule,
             fmt::format("`texts` has a sentence for {}, but rules.yaml contains no such rule", text.rule),
             did_you_mean(text.rule, paths));
    } else if (now != text.when) {
      report(text.place, text.rule,
             fmt::format("the sentence for {} was written when the rule was `{}`; now the rule is `{}`",
                         text.rule, text.when, now),
             fmt::format("check the sentence, and write `when: {}`", now));
    }
  }
}

}  // namespace trackwright::checks
