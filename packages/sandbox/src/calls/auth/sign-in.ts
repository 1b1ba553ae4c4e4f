import type { ResponseBody } from '../../call.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { openSession } from '../../players/session.ts'
import { Refusal } from '../../refusal.ts'

/** Opens a session. The response of a login or sign-up; its `token` is the `auth` of later calls. */
export function signInResponse(platform: Platform, player: Player): ResponseBody {
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

/** Refuses accounts that are locked, blocked or closed. @throws Refusal */
export function refuseClosedAccount(player: Player | undefined): void {
  if (player?.behaviour === 'locked') throw new Refusal(-2, 'accountLocked')
  if (player?.behaviour === 'blocked') throw new Refusal(-3, 'BLOCK')
  if (player?.behaviour === 'closed') throw new Refusal(-4, 'CLOSE')
}
