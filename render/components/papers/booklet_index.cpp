#include "render/components/papers/booklet_index.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/base/words.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

constexpr auto general_terms = std::to_array<std::string_view>({"auction",
                                                                "bank",
                                                                "bankruptcy",
                                                                "bid",
                                                                "bonus",
                                                                "certificate limit",
                                                                "charter",
                                                                "city",
                                                                "connection run",
                                                                "destination",
                                                                "discount",
                                                                "dividend",
                                                                "emergency",
                                                                "face value",
                                                                "fee",
                                                                "ferry",
                                                                "float",
                                                                "home station",
                                                                "loan",
                                                                "merger",
                                                                "nationalization",
                                                                "off-board area",
                                                                "operating round",
                                                                "par value",
                                                                "phase",
                                                                "pool",
                                                                "port",
                                                                "president",
                                                                "priority deal",
                                                                "private company",
                                                                "receivership",
                                                                "revenue",
                                                                "rust",
                                                                "station token",
                                                                "stock market",
                                                                "stock round",
                                                                "tile",
                                                                "town",
                                                                "track",
                                                                "train limit",
                                                                "treasury",
                                                                "upgrade",
                                                                "withhold"});

bool is_letter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

// Abbreviations are compared as written and as whole words.
bool is_abbreviation(const std::string& word) {
  return word.size() <= 5 && std::ranges::none_of(word, [](unsigned char c) { return std::islower(c) != 0; });
}

bool contains(const std::string& text, const std::string& word, bool whole) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if (at > 0 && is_letter(text[at - 1])) continue;
    if (!whole || end == text.size() || !is_letter(text[end])) return true;
  }
  return false;
}

}  // namespace

std::vector<IndexTerm> index_terms(const Title& title) {
  std::vector<IndexTerm> terms;
  for (const std::string_view term : general_terms) terms.push_back({std::string(term), {std::string(term)}});
  for (const Company& company : title.companies.companies)
    if (!company.name.empty() && is_abbreviation(company.id.value) && is_letter(company.id.value.front()) &&
        std::isdigit(static_cast<unsigned char>(company.id.value.front())) == 0)
      terms.push_back(
          {fmt::format("{} ({})", company.name, company.id.value), {company.id.value, company.name}});
    else if (!company.name.empty())
      terms.push_back({company.name, {company.name}});
  for (const Private& company : title.companies.privates)
    terms.push_back({private_name(company), {company.name.empty() ? company.id.value : company.name}});
  return terms;
}

std::vector<IndexEntry> index_of(const std::vector<IndexTerm>& terms, const std::vector<IndexedPage>& pages,
                                 std::size_t most) {
  std::vector<std::string> low;
  for (const IndexedPage& page : pages) low.push_back(lower_case(page.text));
  std::vector<IndexEntry> entries;
  for (const IndexTerm& term : terms) {
    IndexEntry entry{term.shown, {}};
    for (std::size_t i = 0; i < pages.size(); ++i) {
      const bool there = std::ranges::any_of(term.words, [&](const std::string& word) {
        return is_abbreviation(word) ? contains(pages[i].text, word, true)
                                     : contains(low[i], lower_case(word), false);
      });
      if (there && (entry.pages.empty() || entry.pages.back() != pages[i].number))
        entry.pages.push_back(pages[i].number);
    }
    if (!entry.pages.empty() && entry.pages.size() <= most) entries.push_back(std::move(entry));
  }
  std::ranges::sort(entries, {}, [](const IndexEntry& entry) { return lower_case(entry.shown); });
  return entries;
}

std::string page_list(const std::vector<int>& pages) {
  std::string text;
  for (std::size_t i = 0; i < pages.size();) {
    std::size_t end = i + 1;
    while (end < pages.size() && pages[end] == pages[end - 1] + 1) ++end;
    if (!text.empty()) text += ", ";
    text += end - i < 3 ? fmt::format("{}", pages[i]) : fmt::format("{}–{}", pages[i], pages[end - 1]);
    i = end - i < 3 ? i + 1 : end;
  }
  return text;
}

}  // namespace trackwright
