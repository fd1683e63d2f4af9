// Changes a hand-written tree after a change of its title. The trees of a title (trees_of.h) show the
// changes; everything else keeps its written form.
#pragma once

#include <string_view>

#include "designer/format/text/tree.h"

namespace trackwright {

// `written` has the meaning of `before`, perhaps in another form: with defaults, several hexes under one key,
// or keys outside the title format. `over_others`: `written` extends another title's file and may contain
// less; removed keys become null. The result should have the meaning of `wanted`, but some forms can prevent
// this (such as defaults that no longer apply). Read the result again to verify it.
Node revised_file(std::string_view file, Node written, const Node& before, const Node& wanted,
                  bool over_others);

// Changes the hand-written hexsides of map.yaml after sides were added or removed.

// `written` has the meaning of `before`, perhaps with another grouping of the sides; `before` and `wanted`
// have the form of map_tree. Removes a side from its list; adds a new side to the last list of similar sides.
// Keeps unchanged entries as written.
Node revised_sides(Node written, const Node& before, const Node& wanted);

}  // namespace trackwright
