#include "engine/title/kit_choices.h"

namespace trackwright {

KitChoices laid_over(KitChoices own, const KitChoices& over) {
  const auto lay = [&](auto choice) {
    if (over.*choice) own.*choice = over.*choice;
  };
  lay(&KitChoices::paper);
  lay(&KitChoices::theme);
  lay(&KitChoices::colours);
  // An order of backs means all backs, unless it names components.
  if (over.backs) own.backs_of = over.backs_of;
  lay(&KitChoices::backs);
  lay(&KitChoices::pack);
  for (const auto length :
       {&KitChoices::tile_size, &KitChoices::bleed, &KitChoices::map_size, &KitChoices::overlap,
        &KitChoices::station_token, &KitChoices::market_token, &KitChoices::note_width,
        &KitChoices::note_height, &KitChoices::box_width, &KitChoices::box_height, &KitChoices::box_depth})
    lay(length);
  lay(&KitChoices::money);
  lay(&KitChoices::revenue_to);
  if (!over.components.empty()) own.components = over.components;
  own.layouts.insert(own.layouts.begin(), over.layouts.begin(), over.layouts.end());
  own.quantities.insert(own.quantities.end(), over.quantities.begin(), over.quantities.end());
  for (const auto& [name, quantities] : over.profiles) own.profiles.insert_or_assign(name, quantities);
  return own;
}

}  // namespace trackwright
