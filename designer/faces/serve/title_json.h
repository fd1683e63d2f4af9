// What the page is told of a title, as JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "designer/studio/edit.h"
#include "designer/studio/workspace.h"
#include "engine/title/title.h"

namespace trackwright::serve {

using Json = nlohmann::ordered_json;

// Hexes with their places, phases, trains, companies, tiles: what the page lists and lets choose.
Json title_json(const Loaded&, const Title&);
// Findings with their places, help and the page of their check; which have a cure. The worst come first,
// those of `reading` the files before those of checks, and no more than can be looked through.
Json findings_json(const TitleView&);
Json counts_json(const TitleView&);  // of all findings, by severity
Json tasks_json(const TitleView&);
// {file, path, line, column, text}: text is the line. Null of a place nowhere.
Json place_json(const Sources&, const Place&);
// {undo, redo}: what would be taken back, or done again; null where there is nothing.
Json edit_json(const EditHistory&);
// A short name of the text of each file of the title's own folder: another text, another name.
Json fingerprints_json(const Loaded&);

}  // namespace trackwright::serve
