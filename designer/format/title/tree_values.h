// Values as members of trees, in the forms that values.h reads them from. What is as the reader takes it
// where nothing is said is left out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/text/nodes.h"
#include "engine/title/roster.h"

namespace trackwright {

// A name: `57` is written as a number, for a name is read alike from both.
Node name_node(const std::string&);
// In millimetres, hexes, ...: as short as it can be without loss.
Node real_node(double);
Node names_node(const std::vector<Ref>&);
Node texts_node(const std::vector<std::string>&);

// A key whose value is `usual` unless it is there.
void put_text(Node& mapping, const std::string& key, const std::string& text, const std::string& usual = {});
void put_name(Node& mapping, const std::string& key, const std::string& name, const std::string& usual = {});
void put_number(Node& mapping, const std::string& key, int number, int usual);
void put_number(Node& mapping, const std::string& key, const std::optional<Placed<int>>& number);
void put_flag(Node& mapping, const std::string& key, bool flag, bool usual = false);

}  // namespace trackwright
