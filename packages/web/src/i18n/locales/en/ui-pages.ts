import { kyc } from './cashier/ui-kyc.ts'
import { upload } from './cashier/ui-upload.ts'
import { pageErrors } from './errors-pages.ts'
import { account } from './ui-account.ts'
import { closed } from './ui-closed.ts'
import { content } from './ui-content.ts'
import { inbox } from './ui-inbox.ts'
import { leaderboard } from './ui-leaderboard.ts'
import { minigame } from './ui-minigame.ts'
import { play } from './ui-play.ts'
import { recovery } from './ui-recovery.ts'
import { register } from './ui-register.ts'
import { vip } from './ui-vip.ts'

/** Interface texts that a few pages alone need: they come with those pages, not with the first visit. */
export const pages = {
  account,
  closed,
  content,
  inbox,
  kyc,
  leaderboard,
  minigame,
  play,
  recovery,
  register,
  upload,
  vip,
} as const

/** Everything that those pages bring with them. */
export const pageTexts = { ui: pages, errors: pageErrors } as const
