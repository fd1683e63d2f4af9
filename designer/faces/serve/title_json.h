// A title as JSON for the page.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "designer/studio/edit.h"
#include "designer/studio/workspace.h"
#include "engine/title/title.h"

namespace trackwright::serve {

using Json = nlohmann::ordered_json;

// The lists and choices of the page: hexes with their places, phases, trains, companies, tiles.
Json title_json(const Loaded&, const Title&);
// Findings with their places, help and the page of their check, and whether they have a fix. The worst come
// first; findings of `reading` the files precede those of checks. The number is limited to a readable amount.
Json findings_json(const TitleView&);
Json counts_json(const TitleView&);  // the number of all findings, by severity
Json tasks_json(const TitleView&);
// {file, path, line, column, text}: `text` is the line. Null for an empty place.
Json place_json(const Sources&, const Place&);
// {undo, redo}: the edits that undo and redo would apply; null if there is none.
Json edit_json(const EditHistory&);
// Fingerprints of the texts of all files in the title's own folder.
Json fingerprints_json(const Loaded&);

}  // namespace trackwright::serve
