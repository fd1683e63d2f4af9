module Engine::Game::GMade
  module Parts
    BASE = [1, 2, *%w[a b]].freeze
    MORE = BASE + [*BASE, -3.5, nil, true] | [7]
    SHARES = [20] + Array.new(8, 10)
    TEXTS = Base::EVENTS_TEXT.merge('x' => ['X', "a \"b\" #{1 + 1}"], 'y' => %q(it's)).freeze
    CODE = BASE.map { |x| [x, { y: x }] }.to_h
    RANGE = (1..5)
    SAME = SAME
    DEEP = { **{ a: { b: { c: [[[[]]]] } } }, 'd': ?x }
  end
  class Game < G18Other::Game
    include Parts
    TRAINS = [{ name: 'D', distance: 999, price: 1_100, num: 6, discount: { '4' => 300 }, rusts_on: %w[x], variants: [{ name: 'E', price: 9, distance: [{ 'nodes' => %w[city], 'pay' => 2, 'visit' => 99 }] }] }]
    HEXES = { white: { %w[A1 A3 B2 ZZ99] => 'blank' }, yellow: { ['B4'] => '57', 'C1' => 'town' }, gray50: { [nil] => 5 } }
    MARKET = [%w[1x 2Z 0c], [{ price: 5 }], nil]
    PLAYER_RANGE = [9, 3]
    def game_phases
      [{ name: 'Yellow', train_limit: { minor: 2, major: 4 }, tiles: :yellow }]
    end
    while x do y end
    def short(a) = a ? 1 : 2
    case 1 when 2 then 3 end
  end
end
__END__
rest
