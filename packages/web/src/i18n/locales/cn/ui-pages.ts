import { areas } from './ui-areas.ts'
import { content } from './ui-content.ts'
import { leaderboard } from './ui-leaderboard.ts'
import { vip } from './ui-vip.ts'

export const pages = { areas, content, leaderboard, vip } as const
