import { account, recovery, register } from './account.ts'
import { pageErrors } from './errors.ts'
import { play } from './games.ts'
import { inbox } from './inbox.ts'
import { kyc, upload } from './kyc.ts'
import { minigame } from './mini-games.ts'
import { closed, content } from './site.ts'
import { leaderboard, vip } from './vip.ts'

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
export const texts = { ui: pages, errors: pageErrors } as const
