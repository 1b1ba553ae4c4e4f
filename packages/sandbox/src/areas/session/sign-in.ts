import type { ResponseBody } from '../../calls/call.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { openSession } from '../../players/session.ts'
import { Refusal } from '../../refusal.ts'
import { pauseItem, pauseOf } from '../responsible-gaming/pauses.ts'

/**
 * Opens a session. The response of a login or sign-up; its `token` is the `auth` of later calls. Who takes a break or is
 * excluded is let in too, to see histories and withdraw: until when it lasts is an extension of the contract.
 */
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
    ...pauseFields(platform, player),
  }
}

function pauseFields(platform: Platform, player: Player): ResponseBody {
  const coolOff = pauseOf(platform, player, 'COOL_OFF')
  const exclusion = pauseOf(platform, player, 'SELF_EXCLUSION')
  return {
    ...(coolOff && { cool_off: pauseItem(coolOff) }),
    ...(exclusion && { self_exclusion: pauseItem(exclusion) }),
  }
}

/** Refuses accounts that are locked, blocked or closed. @throws Refusal */
export function refuseClosedAccount(player: Player | undefined): void {
  if (player?.behavior === 'locked') throw new Refusal(-2, 'accountLocked')
  if (player?.behavior === 'blocked') throw new Refusal(-3, 'BLOCK')
  if (player?.behavior === 'closed') throw new Refusal(-4, 'CLOSE')
}
