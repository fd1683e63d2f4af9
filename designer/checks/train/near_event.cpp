#include "designer/checks/prelude.h"
#include "engine/play/value/game.h"

namespace trackwright::checks {

namespace {

// Whether the event is "close NAME" for a private that does not exist: a misspelt name or a misspelt event.
bool closes_nothing(const Facts& facts, std::string_view kind) {
  constexpr std::string_view close = "close ";
  return kind.starts_with(close) &&
         find_private(facts.title.companies, std::string(kind.substr(close.size()))) == nullptr;
}

std::vector<std::string> all_known(const Facts& facts) {
  std::vector<std::string> words = play::train_event_words();
  for (const Private& company : facts.title.companies.privates) words.push_back("close " + company.id.value);
  return words;
}

}  // namespace

void train_near_event(const Facts& facts, Report& report) {
  for (const Train& train : facts.title.roster.trains)
    for (const TrainEvent& event : train.events) {
      const play::TrainEventKind known = play::train_event(event.kind);
      const bool lost = known == play::TrainEventKind::ClosePrivate && closes_nothing(facts, event.kind);
      if (known != play::TrainEventKind::Unknown && !lost) continue;
      const std::string meant = did_you_mean(event.kind, all_known(facts));
      if ((meant.empty() && !lost) || play::told_by_data(facts.title, event.kind))
        continue;  // a word of the title's own
      report(event.place, event.kind,
             fmt::format("the event `{}` of the first {}-train is not a word that `play` knows", event.kind,
                         train.name.value),
             meant.empty() ? "name a private of companies.yaml, or write `close privates`" : meant);
    }
}

}  // namespace trackwright::checks
