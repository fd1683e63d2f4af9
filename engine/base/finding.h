// A finding: a fact about a title that the user should know, as data. Other code formats it.
#pragma once

#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/base/name.h"
#include "engine/base/place.h"

namespace trackwright {

enum class Severity { Info, Warning, Error };
template <>
inline constexpr auto enum_words<Severity> = std::to_array<EnumWord<Severity>>(
    {{Severity::Info, "info"}, {Severity::Warning, "warning"}, {Severity::Error, "error"}});

// A further place that explains the finding ("the other side of the border is here").
struct Note {
  Place place;
  std::string message;
};

// A safe fix: replace the text at `place` with `text`.
struct Edit {
  Place place;
  std::string text;
};

struct Finding {
  std::string check;  // the check's name, e.g. "map/track-leaves-board"; "file/…" and "schema/…" when loading
  Severity severity = Severity::Error;
  std::string message;  // the observation and the violated rule: one sentence without a full stop
  Place place;
  std::string help;  // an instruction for the user; may be empty
  std::vector<Note> related;
  std::vector<Edit> edits;
  std::string object;  // for `allow: at`: the name of the hex, tile, train, company ... concerned
  // The kind of the object, for checks that cover objects of several kinds.
  Name::Kind kind = Name::Kind::Nothing;
  std::vector<Name> also;  // other objects that the finding depends on
};

using Findings = std::vector<Finding>;

}  // namespace trackwright
