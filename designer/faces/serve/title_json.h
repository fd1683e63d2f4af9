// What the page is told of a title, as JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "designer/studio/workspace.h"
#include "engine/title/title.h"

namespace trackwright::serve {

using Json = nlohmann::ordered_json;

// Hexes with their places, phases, trains, companies, tiles: what the page lists and lets choose.
Json title_json(const Loaded&, const Title&);
// Findings with their places, help and the page of their check; which have a cure.
Json findings_json(const TitleView&);
Json tasks_json(const TitleView&);
// {file, path, line, column, text}: text is the line. Null of a place nowhere.
Json place_json(const Sources&, const Place&);

}  // namespace trackwright::serve
