import type { Answer } from '../../call.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { openSession } from '../../players/session.ts'
import { Refusal } from '../../refusal.ts'

/** What a login, a login by code and a sign-up answer when the player is let in: `token` is the `auth` to come. */
export function signedIn(platform: Platform, player: Player): Answer {
  const token = openSession(platform, player)
  return {
    token,
    user: {
      account_id: player.account_id,
      full_name: player.full_name,
      contact_email: player.contact_email,
      session_token: token,
    },
    fullname: player.full_name,
    email: player.contact_email,
  }
}

/** Turns away the accounts that no password opens. @throws Refusal */
export function refuseClosedAccount(player: Player | undefined): void {
  if (player?.behaviour === 'locked') throw new Refusal(-2, 'accountLocked')
  if (player?.behaviour === 'blocked') throw new Refusal(-3, 'BLOCK')
  if (player?.behaviour === 'closed') throw new Refusal(-4, 'CLOSE')
}
