// Builds trees in code.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/tree.h"
#include "engine/base/enum_words.h"

namespace trackwright {

Node text_node(std::string);
template <class E>
Node word_node(E value) {
  return text_node(std::string(word_of(value)));
}
Node number_node(int);
Node flag_node(bool);
Node list_node(std::vector<Node> = {});
Node words_node(std::vector<std::string>);  // a list of texts
Node mapping_node();

// Adds a key unless it exists, since the first of two equal keys counts. Returns false if it exists.
bool add(Node& mapping, const std::string& key, Node value);
// The same, unless the value is empty: null, an empty text, list or mapping.
void put(Node& mapping, const std::string& key, Node value);

}  // namespace trackwright
