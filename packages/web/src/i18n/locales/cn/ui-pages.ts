import { pageErrors } from './errors-pages.ts'
import { account } from './ui-account.ts'
import { cashier } from './ui-cashier.ts'
import { closed } from './ui-closed.ts'
import { content } from './ui-content.ts'
import { inbox } from './ui-inbox.ts'
import { leaderboard } from './ui-leaderboard.ts'
import { minigame } from './ui-minigame.ts'
import { play } from './ui-play.ts'
import { recovery } from './ui-recovery.ts'
import { register } from './ui-register.ts'
import { vip } from './ui-vip.ts'

export const pages = {
  account,
  cashier,
  closed,
  content,
  inbox,
  leaderboard,
  minigame,
  play,
  recovery,
  register,
  vip,
} as const

export const pageTexts = { ui: pages, errors: pageErrors } as const
