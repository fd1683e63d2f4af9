// A finding: something a user should know about a title, as data. How it looks is decided elsewhere.
#pragma once

#include <string>
#include <vector>

#include "engine/base/place.h"

namespace trackwright {

enum class Severity { Info, Warning, Error };

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
};

using Findings = std::vector<Finding>;

}  // namespace trackwright
