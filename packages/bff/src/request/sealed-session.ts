import type { Player } from '@marquee/contracts/account'

/** The contents of the sealed session cookie. The platform's token never leaves the gateway in the clear. */
export interface SealedSession {
  /** Identifies the session in the revocation list. */
  id: string
  token: string
  player: Player
  /** When the player signed in and was last seen, in milliseconds since 1970. */
  startedAt: number
  seenAt: number
}
