// A parsed schema, as schema.cpp and walk.cpp share it.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

// NOLINTNEXTLINE(bugprone-exception-escape): destroying JSON throws nothing but where memory is out
struct SchemaDocument {
  nlohmann::json root;
  std::map<std::string, std::regex, std::less<>> patterns;
};

// A keyword's value; nullptr where the schema does not say it.
const nlohmann::json* member(const nlohmann::json& schema, const char* keyword);

}  // namespace trackwright
