import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { MiniGame } from './mini-game.ts'

/** The player's mini-game cycles (specification, section 3), in the platform's order. */
export const listMiniGames = operation({
  method: 'GET',
  path: '/api/me/mini-games',
  access: 'player',
  limit: 'reads',
  response: z.object({ games: z.array(MiniGame) }),
})

export const listMiniGamesExample: Example<typeof listMiniGames> = {
  request: {},
  response: {
    games: [
      {
        gameId: 'wheel',
        name: 'Wheel of Stars',
        localNames: { PHP: 'Gulong ng mga Bituin', CN: '星星转盘' },
        status: 'ACTIVE',
        startsAt: '2030-01-01T00:00:00+08:00',
        endsAt: '',
        tokenCost: '10.00',
        prizes: [
          {
            prizeId: 'p1',
            label: '10 tokens',
            localLabels: { PHP: '10 token', CN: '10 枚代币' },
            image: '',
            odds: '4.0%',
          },
        ],
        nextPlayAt: '',
        playsLeft: 3,
      },
    ],
  },
}
