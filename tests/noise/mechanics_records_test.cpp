// Compares the payments of running mechanics with recorded runs. Each case adds a mechanic, as a designer
// would, to the title that `import facts` produces. Every recorded run must be legal and pay the recorded
// amount. If the mechanic is removed, a stated number of runs must differ. Amounts, hexes and companies are
// those of the recorded titles.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/named.h"
#include "tests/noise/mechanic.h"
#include "tests/noise/mechanic_positions.h"
#include "tests/noise/recorded.h"

namespace trackwright::noise {
namespace {

class MechanicsInRecords : public testing::TestWithParam<Mechanic> {
 protected:
  void SetUp() override {
    if (recorded_games().empty()) GTEST_SKIP() << "no recorded positions on this machine";
  }
};

TEST_P(MechanicsInRecords, PayTheRecordedRevenueOnlyWithTheRule) {
  const Tally with = tally(GetParam(), Stated::Yes);
  EXPECT_EQ(with.equal, GetParam().equal);
  EXPECT_THAT(with.unlike, testing::IsEmpty());
  const Tally without = tally(GetParam(), Stated::No);
  EXPECT_EQ(without.unlike.size(), GetParam().without);
  EXPECT_GT(GetParam().without, 0U);
}

const std::string bonuses = "runs:\n  bonuses:\n";
const std::string ends_of_1846 = R"(
    - {name: East to West, value: 70, group: East to West, paid_stops: true, needs: [{hexes: [C5]}, {hexes: [B18, F22, G21, I17]}]}
    - {name: East to West, value: 80, group: East to West, paid_stops: true, needs: [{hexes: [C5]}, {hexes: [C17, C21, D22, E23, H20]}]}
    - {name: East to West, value: 40, group: East to West, paid_stops: true, needs: [{hexes: [I1]}, {hexes: [B18, F22, G21, I17]}]}
    - {name: East to West, value: 50, group: East to West, paid_stops: true, needs: [{hexes: [I1]}, {hexes: [C17, C21, D22, E23, H20]}]}
)";
const std::string tokens_of_1846 = R"(
    - {name: Meat Packing, value: 30, token: meat, paid_stops: true}
    - {name: Boomtown, value: 20, token: boom, paid_stops: true}
    - {name: Steamboat, value: 20, token: port, paid_stops: true}
    - {name: Two ports, value: 20, token: port, paid_stops: true, needs: [{hexes: [B8, G19]}]}
)";
const std::string mail_rule_of_1846 = R"(
    - {name: Mail, value: 10, holder: MAIL, times: stops, once: true}
)";

const std::string destinations_of_1888 = R"(
    - {name: Destination of JHR, value: 30, companies: [JHR], needs: [{hexes: [C9]}, {hexes: [D12]}]}
    - {name: Destination of SSL, value: 20, companies: [SSL], needs: [{hexes: [B18]}, {hexes: [C13]}]}
    - {name: Destination of CDL, value: 20, companies: [CDL], needs: [{hexes: [A19]}, {hexes: [E17]}]}
    - {name: Destination of HJR, value: 20, companies: [HJR], needs: [{hexes: [F6]}, {hexes: [G9]}]}
    - {name: Destination of LYR, value: 20, companies: [LYR], needs: [{hexes: [F16]}, {hexes: [H14]}]}
    - {name: Destination of JZR, value: 40, companies: [JZR], needs: [{hexes: [C9]}, {hexes: [B6]}]}
    - {name: Destination of ZDR, value: 40, companies: [ZDR], needs: [{hexes: [G11]}, {hexes: [F12]}]}
)";

// 1822: the destination pays twice in a run that also visits the home. The token lies in the first need.
const std::string doubled_of_1822 = R"(
    - {name: Destination of LNWR, value: 0, factor: 2, token: destination, once: true, companies: [LNWR], needs: [{hexes: [I22]}, {hexes: [M38]}]}
    - {name: Destination of GWR, value: 0, factor: 2, token: destination, once: true, companies: [GWR], needs: [{hexes: [G36]}, {hexes: [M38]}]}
    - {name: Destination of LBSCR, value: 0, factor: 2, token: destination, once: true, companies: [LBSCR], needs: [{hexes: [M42]}, {hexes: [M38]}]}
    - {name: Destination of SECR, value: 0, factor: 2, token: destination, once: true, companies: [SECR], needs: [{hexes: [P41]}, {hexes: [M38]}]}
    - {name: Destination of CR, value: 0, factor: 2, token: destination, once: true, companies: [CR], needs: [{hexes: [G12]}, {hexes: [E6]}]}
    - {name: Destination of MR, value: 0, factor: 2, token: destination, once: true, companies: [MR], needs: [{hexes: [L19]}, {hexes: [J29]}]}
    - {name: Destination of LYR, value: 0, factor: 2, token: destination, once: true, companies: [LYR], needs: [{hexes: [I22]}, {hexes: [G22]}]}
    - {name: Destination of NBR, value: 0, factor: 2, token: destination, once: true, companies: [NBR], needs: [{hexes: [H1]}, {hexes: [H5]}]}
    - {name: Destination of NER, value: 0, factor: 2, token: destination, once: true, companies: [NER], needs: [{hexes: [H5]}, {hexes: [L19]}]}
)";
const std::string doubled_of_1822mx = R"(
    - {name: Destination of FCM, value: 0, factor: 2, token: destination, once: true, companies: [FCM], needs: [{hexes: [N27]}, {hexes: [N23]}]}
    - {name: Destination of MC, value: 0, factor: 2, token: destination, once: true, companies: [MC], needs: [{hexes: [F21]}, {hexes: [N23]}]}
    - {name: Destination of IRM, value: 0, factor: 2, token: destination, once: true, companies: [IRM], needs: [{hexes: [N27]}, {hexes: [N23]}]}
    - {name: Destination of CHP, value: 0, factor: 2, token: destination, once: true, companies: [CHP], needs: [{hexes: [H11]}, {hexes: [F15]}]}
    - {name: Destination of FCP, value: 0, factor: 2, token: destination, once: true, companies: [FCP], needs: [{hexes: [L17]}, {hexes: [D9]}]}
    - {name: Destination of MIR, value: 0, factor: 2, token: destination, once: true, companies: [MIR], needs: [{hexes: [J15]}, {hexes: [F21]}]}
    - {name: Destination of FNM, value: 0, factor: 2, token: destination, once: true, companies: [FNM], needs: [{hexes: [G22]}, {hexes: [N23]}]}
)";
const std::string express_of_1822 = "trains:\n  7: {variants: {E: {stack: express}}}\n";

const std::string ports = "{hexes: [A9, B10, D6, E5, E7, E11, G7, H4, H6, H10, I3, I9, J6, J8]}";

const std::string trains_in_hexes = R"(
trains:
  2H: {reach: {hexes: 3}}
  4H: {reach: {hexes: 5}}
  6H: {reach: {hexes: 7}}
)";
// The records do not state the hexes of mines and bridges; these follow from the recorded runs.
const std::string mines_of_1817 = R"(
    - {name: Mine in G14, value: 10, needs: [{hexes: [G14]}], passing: true}
    - {name: Mine in H11, value: 10, needs: [{hexes: [H11]}], passing: true}
    - {name: Mine in H13, value: 10, needs: [{hexes: [H13]}], passing: true}
    - {name: Bridge of H9, value: 10, needs: [{hexes: [H9]}]}
    - {name: Bridge of G6, value: 10, needs: [{hexes: [G6]}]}
)";
const std::string mines_of_16852 = R"(
    - {name: Mine in G14, value: 10, needs: [{hexes: [G14]}], passing: true}
    - {name: Mine in H13, value: 10, needs: [{hexes: [H13]}], passing: true}
    - {name: Mine in I8, value: 10, needs: [{hexes: [I8]}], passing: true}
    - {name: Mine in I10, value: 10, needs: [{hexes: [I10]}], passing: true}
    - {name: Bridge of H3, value: 10, needs: [{hexes: [H3]}]}
    - {name: Bridge of H9, value: 10, needs: [{hexes: [H9]}]}
)";
const std::string mines_of_1817na = R"(
    - {name: Mine in F12, value: 10, needs: [{hexes: [F12]}], passing: true}
    - {name: Mine in G13, value: 10, needs: [{hexes: [G13]}], passing: true}
    - {name: Mine in G19, value: 10, needs: [{hexes: [G19]}], passing: true}
    - {name: Bridge of D16, value: 10, needs: [{hexes: [D16]}]}
    - {name: Bridge of H18, value: 10, needs: [{hexes: [H18]}]}
)";

INSTANTIATE_TEST_SUITE_P(
    Titles, MechanicsInRecords,
    testing::Values(
        Mechanic{.title = "ends_east_and_west",
                 .slug = "1846",
                 .rule = ends_of_1846,
                 .equal = 272,
                 .without = 35,
                 .besides = bonuses + tokens_of_1846 + mail_rule_of_1846,
                 .adapt = place_marks_of_1846},
        Mechanic{.title = "tokens_in_hexes",
                 .slug = "1846",
                 .rule = tokens_of_1846,
                 .equal = 272,
                 .without = 38,
                 .besides = bonuses + ends_of_1846 + mail_rule_of_1846,
                 .adapt = place_marks_of_1846},
        Mechanic{.title = "mail_by_stops",
                 .slug = "1846",
                 .rule = mail_rule_of_1846,
                 .equal = 272,
                 .without = 13,
                 .besides = bonuses + ends_of_1846 + tokens_of_1846,
                 .adapt = place_marks_of_1846},
        Mechanic{.title = "destination_bonus",
                 .slug = "1888",
                 .rule = bonuses + destinations_of_1888,
                 .equal = 64,
                 .without = 30},
        // The mine pays in the north game only.
        Mechanic{
            .title = "subsidy",
            .slug = "1888",
            .rule = bonuses + "    - {name: Mine, value: 40, needs: [{hexes: [C5]}], income: treasury}\n",
            .equal = 25,
            .without = 5,
            .games = {"bankrupt"},
            .compared = Compared::Subsidies},
        Mechanic{.title = "destination_doubled",
                 .slug = "1822",
                 .rule = bonuses + doubled_of_1822,
                 .equal = 72,
                 .without = 16,
                 .adapt = leave_out_odd_trains,
                 .either = true},
        Mechanic{.title = "local_runs",
                 .slug = "1822MX",
                 .rule = "trains:\n  L: {reach: {local: true}}\n  LP: {reach: {local: true}}\n",
                 .equal = 171,
                 .without = 51,
                 .instead = "trains:\n  L: {reach: {local: false}}\n  LP: {reach: {local: false}}\n",
                 .besides = bonuses + doubled_of_1822mx,
                 .adapt = leave_out_odd_trains,
                 .either = true},
        Mechanic{
            .title = "attached_cars",
            .slug = "1822MX",
            .rule = "trains:\n  P+: {reach: null, attaches: {rows: [{stops: [town], pay: unlimited, visit: "
                    "unlimited}]}}\n",
            .equal = 171,
            .without = 18,
            .besides = bonuses + doubled_of_1822mx,
            .adapt = take_pullmans_apart,
            .either = true},
        Mechanic{.title = "own_tokens",
                 .slug = "1836Jr30",
                 .rule = bonuses +
                         "    - {name: Harwich, value: {2: 0, 3: 20, 5: 30}, times: own stops, needs: [" +
                         ports + ", {hexes: [E3]}]}\n" +
                         "    - {name: Dover, value: {2: 0, 3: 20, 5: 30}, times: own stops, needs: [" +
                         ports + ", {hexes: [G1]}]}\n" +
                         "    - {name: Paris, value: {2: 0, 3: 20, 5: 30}, times: own stops, needs: [" +
                         ports + ", {hexes: [J2]}]}\n",
                 .equal = 99,
                 .without = 16,
                 .map = R"(
hexes:
  E3: {code: "offboard=revenue:0,groups:port,route:never;path=a:4,b:_0;path=a:5,b:_0"}
  G1: {code: "offboard=revenue:0,groups:port,route:never;path=a:4,b:_0;path=a:5,b:_0"}
  J2: {code: "offboard=revenue:0,groups:port,route:never;path=a:3,b:_0;path=a:4,b:_0"}
)"},
        Mechanic{.title = "hex_trains",
                 .slug = "1858",
                 .rule = trains_in_hexes,
                 .equal = 143,
                 .without = 26,
                 .adapt = trains_of_1858},
        Mechanic{.title = "gauges",
                 .slug = "1858",
                 .rule = trains_in_hexes,
                 .equal = 143,
                 .without = 39,
                 .instead = R"(
trains:
  2H: {reach: {hexes: 3}}
  4H: {reach: {hexes: 5}, variants: {2M: {track: [broad, dual]}}}
  6H: {reach: {hexes: 7}, variants: {3M: {track: [broad, dual]}}}
  5E: {variants: {4M: {track: [broad, dual]}}}
  6E: {variants: {5M: {track: [broad, dual]}}}
  7E: {variants: {6M: {track: [broad, dual]}}}
)",
                 .adapt = trains_of_1858},
        Mechanic{.title = "shared_track",
                 .slug = "1822MRS",
                 .rule = "  share_track: other stacks\n",
                 .equal = 75,
                 .without = 6,
                 .besides = "trains:\n  7: {variants: {E: {stack: express}}}\n" + bonuses + doubled_of_1822,
                 .legal_only = {"E"},
                 .either = true},
        Mechanic{.title = "junctions_free",
                 .slug = "1817NA",
                 .rule = "  junctions: free\n",
                 .equal = 42,
                 .without = 2,
                 .besides = bonuses + mines_of_1817na,
                 .games = {"25363"},
                 .adapt = leave_out_another_mine},
        Mechanic{.title = "full_city_opened",
                 .slug = "18EU",
                 .rule = "",
                 .equal = 85,
                 .without = 6,
                 .adapt = close_neutral_cities},
        Mechanic{.title = "fee",
                 .slug = "1880",
                 .rule = R"(
    - {name: Taiwan, value: 20, holder: P3, needs: [{hexes: [N16]}]}
  fees:
    - {name: Ferry, amount: 10, hexes: [F12, F14, J16], from_revenue: true, exempt_holder: P2}
)",
                 .equal = 41,
                 .without = 2,
                 .instead = "    - {name: Taiwan, value: 20, holder: P3, needs: [{hexes: [N16]}]}\n",
                 .besides = bonuses,
                 .adapt = owners_of_1880},
        Mechanic{.title = "hexes_passed",
                 .slug = "1817",
                 .rule = bonuses + mines_of_1817,
                 .equal = 17,
                 .without = 7,
                 .games = {"20758"}},
        Mechanic{.title = "same_hex_once",
                 .slug = "1817",
                 .rule = "  same_hex: once\n",
                 .equal = 8,
                 .without = 1,
                 .besides = bonuses + mines_of_16852,
                 .games = {"16852"},
                 .adapt = place_later_mine,
                 .compared = Compared::Optima},
        Mechanic{.title = "coal_and_ends_passed",
                 .slug = "18AL",
                 .rule = bonuses + R"(
    - {name: Coal, value: 10, token: coal}
    - {name: Robert E. Lee, value: 20, holder: Lee, needs: [{hexes: [G8]}, {hexes: [G4]}], passing: true, once: true}
)",
                 .equal = 125,
                 .without = 14,
                 .adapt = coal_of_18al}),
    by_name);

}  // namespace
}  // namespace trackwright::noise
