import { dayInManila, manilaTime } from '../../calendar.ts'
import { call } from '../../call.ts'
import { type MiniGame, miniGames } from '../../mini-games/mini-games.ts'
import { playsToday } from '../../mini-games/plays-today.ts'
import { decimal } from '../../money.ts'

const cycleDays = 7
const dayMs = 86_400_000

/**
 * The cycle: each mini-game with its prizes and their odds. The first item's status tells whether a cycle is on. Names
 * and labels in further languages are an extension of the contract, named as those of a match are.
 */
export const miniGameList = call({
  path: '/api/mini_game/mini_game_list',
  identify: 'player',
  handle({ player, ...platform }) {
    const at = platform.now()
    const today = dayInManila(at)
    const value = miniGames.map((game) => {
      const playsLeft = Math.max(0, game.playsPerDay - playsToday(platform, player, game.gameId))
      return {
        game_id: game.gameId,
        name: game.name.en,
        name_php: game.name.php,
        name_cn: game.name.cn,
        status: 'ACTIVE',
        starts_at: manilaTime(today.start - dayMs),
        ends_at: manilaTime(today.end + (cycleDays - 2) * dayMs),
        token_cost: decimal(game.cost),
        prizes: prizesOf(game),
        next_play_at: manilaTime(playsLeft > 0 ? at : today.end),
        plays_left: playsLeft,
      }
    })
    return { value, total: value.length }
  },
})

const prizesOf = (game: MiniGame) =>
  game.prizes.map(({ prizeId, label, weight }) => ({
    prize_id: prizeId,
    label: label.en,
    label_php: label.php,
    label_cn: label.cn,
    img_url: '',
    odds: `${(weight / 10).toFixed(1)}%`,
  }))
