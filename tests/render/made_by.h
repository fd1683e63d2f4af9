// Makes a component as a kit does, and reports text that does not fit.
#pragma once

#include "render/components/misfits.h"

namespace trackwright {

inline Component made_by(Component (*make)(const ComponentContext&), const ComponentContext& context) {
  Component component = make(context);
  report_misfits(component, context.title, context.findings);
  return component;
}

}  // namespace trackwright
