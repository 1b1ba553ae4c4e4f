import { areas } from './ui-areas.ts'
import { leaderboard } from './ui-leaderboard.ts'
import { vip } from './ui-vip.ts'

export const pages = { areas, leaderboard, vip } as const
