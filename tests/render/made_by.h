// A component as a kit has it: made, and what does not fit in it reported.
#pragma once

#include "render/components/misfits.h"

namespace trackwright {

inline Component made_by(Component (*make)(const ComponentContext&), const ComponentContext& context) {
  Component component = make(context);
  report_misfits(component, context.title, context.findings);
  return component;
}

}  // namespace trackwright
