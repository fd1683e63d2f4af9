# frozen_string_literal: true

module Engine
  module Game
    module G18Small
      module Meta
        include Game::Meta
        GAME_TITLE = '18Small'
        GAME_DESIGNER = "A. Nob\u00f6dy"
        PLAYER_RANGE = [2, 3].freeze
      end

      class Game < Game::Base
        include_meta(G18Small::Meta)
        CURRENCY_FORMAT_STR = '$%s'
        BANK_CASH = 5_000
        CERT_LIMIT = { 2 => 20, 3 => 14 }.freeze
        STARTING_CASH = { 2 => 400, 3 => 300 }.freeze
        CAPITALIZATION = :full
        LAYOUT = :flat
        MARKET = [%w[60y 70 80p 90], ['50', '', '70']].freeze
        TILES = { '57' => 2, '8' => 'unlimited', 'X5' => { 'count' => 1, 'color' => 'green', 'code' => 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:2,b:_0' } }.freeze
        LOCATION_NAMES = { 'B2' => 'Town' }.freeze
        HEXES = {
          white: { %w[B2] => 'city=revenue:0', %w[B4 C5] => 'upgrade=cost:60,terrain:mountain', ['A5'] => '' },
          red: { ['C3'] => 'offboard=revenue:yellow_30|brown_50;path=a:1,b:_0' },
        }.freeze
        PHASES = [{ name: '2', train_limit: 4, tiles: [:yellow], operating_rounds: 1 },
                  { name: '3', on: '3', train_limit: 4, tiles: %i[yellow green], operating_rounds: 2, status: ['can_buy_companies'] }].freeze
        TRAINS = [{ name: '2', distance: 2, price: 80, rusts_on: '4', num: 5 },
                  { name: '3', distance: 3, price: 180, num: 'unlimited', events: [{ 'type' => 'close_companies' }] }].freeze
        COMPANIES = [{ name: 'Mine', sym: 'M', value: 20, revenue: 5, desc: <<~TEXT, abilities: [{ type: 'blocks_hexes', hexes: ['B4'] }] }].freeze
          Blocks
          B4.
        TEXT
        CORPORATIONS = [{ float_percent: 60, sym: 'FR', name: 'First Railway', logo: 'x', tokens: [0, 40], coordinates: 'B2', color: :'#123456' },
                        { sym: 'SR', name: 'Second', shares: [40, 20, 20, 20], tokens: [0], coordinates: %w[B4], color: 'lightBlue' }].freeze
        SELL_BUY_ORDER = :sell_buy
        GAME_END_CHECK = { bank: :full_or }.freeze
        def setup
          @log << "it #{begins? ? "now" : 'later'}" if true
          @x = y / 2 unless z
        end
      end
    end
  end
end
