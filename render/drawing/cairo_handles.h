// Owners for Cairo's reference-counted objects. Private to render.
#pragma once

#include <cairo.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace trackwright {

struct CairoRelease {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};
using SurfacePtr = std::unique_ptr<cairo_surface_t, CairoRelease>;
using ContextPtr = std::unique_ptr<cairo_t, CairoRelease>;

// Throws if the status is an error. Cairo keeps the first error of an object, so one check after drawing is
// enough.
inline void require_success(cairo_status_t status, const char* doing) {
  if (status != CAIRO_STATUS_SUCCESS)
    throw std::runtime_error(std::string(doing) + ": " + cairo_status_to_string(status));
}

// A Cairo write function that appends to the std::string passed as closure.
inline cairo_status_t append_bytes(void* closure, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace trackwright
