import type { Player } from '@marquee/contracts/account'

/** What the cookie carries, sealed. The platform's token never leaves the gateway in the clear. */
export interface SealedSession {
  /** Names this session in the revocation list. */
  id: string
  token: string
  player: Player
  /** Milliseconds since 1970: when the player signed in, and when they were last seen. */
  startedAt: number
  seenAt: number
}
