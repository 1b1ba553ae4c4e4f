import { areas } from './ui-areas.ts'
import { content } from './ui-content.ts'
import { leaderboard } from './ui-leaderboard.ts'
import { vip } from './ui-vip.ts'

/** Interface texts that a few pages alone need: they come with those pages, not with the first visit. */
export const pages = { areas, content, leaderboard, vip } as const
