import { randomUUID } from 'node:crypto'
import { placeBet } from '../../bets/place-bet.ts'
import { call } from '../../call.ts'
import { findMiniGame } from '../../mini-games/mini-games.ts'
import { pickPrize } from '../../mini-games/pick-prize.ts'
import { playsToday } from '../../mini-games/plays-today.ts'
import { decimal } from '../../money.ts'
import { runIdempotently } from '../../players/run-idempotently.ts'
import { moveTokens, walletOf } from '../../players/wallet.ts'
import { refuse } from '../../refusal.ts'

/** Stakes the tokens of one play and draws its prize. The stake is frozen until the reward is claimed. */
export const miniGameBet = call({
  path: '/api/mini_game/mini_game_bet',
  identify: 'player',
  fields: { game_id: 'id', request_id: 'filled?' },
  handle({ input, player, ...platform }) {
    const { db, now } = platform
    const { domain, account_id } = player
    const game = findMiniGame(input.game_id)
    if (!game) throw refuse('notFound')
    const write = { domain, accountId: account_id, call: 'mini_game_bet', requestId: input.request_id }
    return runIdempotently(db, write, () => {
      if (playsToday(platform, player, game.gameId) >= game.playsPerDay) throw refuse('limitReached')
      const betId = `mb-${randomUUID()}`
      moveTokens(platform, player, 'STAKE', game.cost, betId)
      const { prizeId } = pickPrize(game.prizes)
      db.run`INSERT INTO mini_plays VALUES (${betId}, ${domain}, ${account_id}, ${game.gameId}, ${game.cost},
        ${prizeId}, 'STAKED', ${now()})`
      placeBet(platform, player, {
        betId,
        roundId: betId,
        providerCode: 'HOUSE',
        gameCode: game.gameId,
        gameName: game.name.en,
        gameType: 'MINIGAME',
        bet: 0,
      })
      const token_balance = decimal(walletOf(db, player).tokens)
      return { value: [{ bet_id: betId, result_prize_id: prizeId, token_balance }] }
    })
  },
})
