// Reads single values from a tree. A value of the wrong type reads as absent and is not reported here,
// because the schema has already reported it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"
#include "engine/base/place.h"
#include "engine/title/roster.h"

namespace trackwright {

bool is_scalar(const Node&);

// The value of a key; nullptr if it is absent or null, or if the node is not a mapping.
const Node* value_of(const Node* mapping, std::string_view key);

std::span<const Entry> entries_of(const Node* mapping, std::string_view key);
std::span<const Node> items_of(const Node* mapping, std::string_view key);

// Text of a scalar of any YAML type: `57` and `"57"` are the same name.
std::string text_of(const Node* mapping, std::string_view key, std::string_view otherwise = {});

std::optional<int> integer(const Node&);
std::optional<double> real(const Node&);
std::optional<bool> boolean(const Node&);
std::optional<int> integer_of(const Node* mapping, std::string_view key);
std::optional<Placed<int>> placed_integer_of(const Node* mapping, std::string_view key);
std::optional<double> real_of(const Node* mapping, std::string_view key);
std::optional<bool> boolean_of(const Node* mapping, std::string_view key);

// From a scalar or a sequence of scalars.
std::vector<Ref> names(const Node&);
std::vector<Ref> names_of(const Node* mapping, std::string_view key);
std::vector<std::string> texts_of(const Node* mapping, std::string_view key);

// The place of a part of a scalar's text, or of the whole scalar if the text was folded or escaped.
Place part_of(const Node& scalar, std::size_t offset, std::size_t length);

// The words of a scalar or key. Each has its own place if the text is in the file byte for byte (`verbatim`).
std::vector<Ref> words(std::string_view text, Place place, bool verbatim);
std::vector<Ref> key_words(const Entry&);

}  // namespace trackwright
