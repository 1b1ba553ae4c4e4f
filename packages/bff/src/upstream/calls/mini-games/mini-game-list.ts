import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import * as z from 'zod/mini'
import { amount, count, text, textOrNull } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'

// `odds` is an extension of ours: the contract of the platform requires that they are shown but names no field. So are
// the texts in Filipino and Chinese, which are named as the teams of a match are.
const PrizeItem = z.object({
  prize_id: text(),
  label: text(),
  label_php: z.optional(textOrNull()),
  label_cn: z.optional(textOrNull()),
  img_url: z.optional(textOrNull()),
  odds: z.optional(textOrNull()),
})

const GameItem = z.object({
  game_id: text(),
  name: text(),
  name_php: z.optional(textOrNull()),
  name_cn: z.optional(textOrNull()),
  status: text(),
  starts_at: z.optional(textOrNull()),
  ends_at: z.optional(textOrNull()),
  token_cost: amount(),
  prizes: z.array(PrizeItem),
  next_play_at: z.optional(textOrNull()),
  plays_left: z.optional(z.nullable(count())),
})

/** The mini-games of the player; the status of the first one decides whether the reward icon shows. */
export const miniGameList = platformCall({
  path: '/api/mini_game/mini_game_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'global',
  response: z.object({ value: z.array(GameItem) }),
  read: ({ value }) => ({ games: value.filter(({ game_id }) => game_id !== '').map(readGame) }),
})

function readGame(item: z.infer<typeof GameItem>): MiniGame {
  return {
    gameId: item.game_id,
    name: item.name || item.game_id,
    localNames: { PHP: item.name_php ?? '', CN: item.name_cn ?? '' },
    status: item.status,
    startsAt: item.starts_at ?? '',
    endsAt: item.ends_at ?? '',
    tokenCost: item.token_cost,
    prizes: item.prizes.map(({ prize_id, label, label_php, label_cn, img_url, odds }) => ({
      prizeId: prize_id,
      label,
      localLabels: { PHP: label_php ?? '', CN: label_cn ?? '' },
      image: img_url ?? '',
      odds: odds ?? '',
    })),
    nextPlayAt: item.next_play_at ?? '',
    playsLeft: item.plays_left ?? null,
  }
}
