// A finding: something a user should know about a title, as data. How it looks is decided elsewhere.
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

// A certain cure: replace the text at `place` by `text`.
struct Edit {
  Place place;
  std::string text;
};

struct Finding {
  std::string check;  // the check's name, e.g. "map/track-leaves-board"; "file/…" and "schema/…" when loading
  Severity severity = Severity::Error;
  std::string message;  // what was seen and which rule it breaks: one sentence, no final full stop
  Place place;
  std::string help;  // what to do about it; may be empty
  std::vector<Note> related;
  std::vector<Edit> edits;
  std::string object;  // what the finding is about, for `allow: at`: a hex, tile, train, company ... name
  // What kind of thing the object is, where its check is about things of several kinds.
  Name::Kind kind = Name::Kind::Nothing;
  std::vector<Name> also;  // other things without which the finding would not be there
};

using Findings = std::vector<Finding>;

}  // namespace trackwright
