// Companies and private companies of a title as values of Ruby.
#pragma once

#include "designer/format/interchange/ruby_value.h"
#include "designer/format/text/tree.h"
#include "engine/title/title.h"

namespace trackwright::ruby {

// `rules`: the tree of rules.yaml; may be nullptr.
RubyValue private_companies(const Title&, const Node* rules);

struct RubyCompanies {
  RubyValue corporations;
  RubyValue minors;  // companies without certificates
};
RubyCompanies companies(const Title&);

// The train that begins the phase, or the train itself; the name if there is neither.
std::string train_for(const Title&, const std::string& name);

// The phase of this name, or the one that the train begins.
std::string phase_for(const Title&, const std::string& name);

}  // namespace trackwright::ruby
