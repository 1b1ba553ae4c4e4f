import { settleBet } from '../../bets/settle-bet.ts'
import { call } from '../../call.ts'
import { findPrize } from '../../mini-games/mini-games.ts'
import { decimal } from '../../money.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { moveTokens, walletOf } from '../../players/wallet.ts'
import { refuse } from '../../refusal.ts'

interface Play {
  bet_id: string
  cost: number
  prize_id: string
}

/** Settles the player's oldest unsettled play of the game: takes the frozen stake and pays the prize. */
export const miniGameReward = call({
  path: '/api/mini_game/mini_game_reward',
  identify: 'player',
  fields: { game_id: 'id', request_id: 'filled?' },
  handle({ input, player, ...platform }) {
    const { db } = platform
    const { domain, account_id } = player
    const write = { domain, accountId: account_id, call: 'mini_game_reward', requestId: input.request_id }
    return runIdempotently(db, write, () => {
      const play = db.one<Play>`UPDATE mini_plays SET state = 'SETTLED' WHERE bet_id = (
          SELECT bet_id FROM mini_plays WHERE domain = ${domain} AND account_id = ${account_id}
            AND game_id = ${input.game_id} AND state = 'STAKED' ORDER BY at, rowid LIMIT 1) RETURNING *`
      const prize = play && findPrize(input.game_id, play.prize_id)
      if (!prize) throw refuse('notEligible')
      moveTokens(platform, player, 'SETTLE', play.cost, play.bet_id)
      if (prize.type === 'TOKEN') moveTokens(platform, player, 'GRANT', prize.amount, play.bet_id)
      settleBet(platform, player, play.bet_id, prize.type === 'CASH' ? prize.amount : 0)
      const { balance, tokens } = walletOf(db, player)
      const reward = { reward_type: prize.type, amount: decimal(prize.amount), state: 'CLAIMED' }
      return { value: [{ ...reward, game_balance: decimal(balance), game_token: decimal(tokens) }] }
    })
  },
})
