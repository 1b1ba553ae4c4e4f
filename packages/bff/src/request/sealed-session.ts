import type { Player } from '@marquee/contracts/areas/account/identity'
import { normalizeMobileNumber } from '@marquee/contracts/form-fields'

/** The contents of the sealed session cookie. The platform's token never leaves the gateway in the clear. */
export interface SealedSession {
  /** Identifies the session in the revocation list. */
  id: string
  token: string
  player: Player
  /** The account id that the player typed, where the platform's is another name and not another spelling. */
  typedAccountId?: string
  /** When the player last proved who they are, in milliseconds since 1970: the absolute limit counts from here. */
  provedAt: number
  /** When this session started: sessions of the account that started until a time can be ended together. */
  startedAt: number
  /** When the player was last seen. */
  seenAt: number
}

/**
 * What the spellings of an account id have in common. People type capitals, spaces and country codes that the platform
 * does not repeat, or the other way round.
 */
export function accountIdentity(accountId: string): string {
  return normalizeMobileNumber(accountId.normalize('NFKC').replace(/\s/gu, '').toLowerCase())
}
