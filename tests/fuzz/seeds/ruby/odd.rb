=begin
a comment
=end
class Game < Base; end
module G1
class Game < Base
A = <<-'RAW' + "b" \
  'c'
 #{no code}
 RAW
B = { "a b": :"c d", if: /x\/[y]#{z}/i, ->(x) { x } => 1, c: %i(a b), **A }
TILES = { '1' => (2), 'n' => B[:c], }
COMPANIES = [{ sym: :A, name: "N", value: 10, abilities: [{ type: 'shares', shares: 'X_0' }, { type: 'tile_lay', when: 'track', hexes: [], tiles: nil }] }]
MINORS = [{ sym: 1, name: 2, tokens: 3, coordinates: { a: 1 } }, [], nil, 'x']
CORPORATIONS = [{ sym: 'X', shares: [-5, 400], float_percent: 1_000_000, color: nil }]
STARTING_CASH = 'x'
CERT_LIMIT = { 2 => { 8 => 10, 7 => 9 }, 3 => {} }
PLAYER_RANGE = [2, 3]
x = y ? /a/ : b / c
puts <<A, <<B
1
A
2
B
end
end
