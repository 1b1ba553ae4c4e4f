import { cashier } from './cashier/ui-cashier.ts'
import { pageErrors } from './errors-pages.ts'
import { account } from './ui-account.ts'
import { banks } from './ui-banks.ts'
import { closed } from './ui-closed.ts'
import { content } from './ui-content.ts'
import { inbox } from './ui-inbox.ts'
import { kyc } from './ui-kyc.ts'
import { leaderboard } from './ui-leaderboard.ts'
import { minigame } from './ui-minigame.ts'
import { play } from './ui-play.ts'
import { records } from './ui-records.ts'
import { recovery } from './ui-recovery.ts'
import { register } from './ui-register.ts'
import { upload } from './ui-upload.ts'
import { vip } from './ui-vip.ts'

export const pages = {
  account,
  banks,
  cashier,
  closed,
  content,
  inbox,
  kyc,
  leaderboard,
  minigame,
  play,
  records,
  recovery,
  register,
  upload,
  vip,
} as const

export const pageTexts = { ui: pages, errors: pageErrors } as const
