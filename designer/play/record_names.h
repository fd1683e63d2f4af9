// The names in records for the parts of a position.
#pragma once

#include <string>

#include "engine/play/table/table.h"

namespace trackwright {

// The position to record.
struct RecordView {
  const play::Game& game;
  const play::State& state;
  const play::PlayTable& table;
};

std::string name_of(const RecordView&, play::Owner);
std::string train_name(const RecordView&, std::size_t card);
std::string step_name(play::Stage);
// The name of a bonus token, by its number in the title.
std::string token_name(const RecordView&, std::size_t number);
// The suffix for the name of a private that has replaced its token by the next one.
std::string mark_of(const RecordView&, std::size_t one);

}  // namespace trackwright
