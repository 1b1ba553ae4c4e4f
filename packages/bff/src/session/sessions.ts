import { randomUUID } from 'node:crypto'
import type { Player } from '@marquee/contracts/account'
import type { Brand } from '../brands/brand-directory.ts'
import type { Revocations } from './revocations.ts'
import type { SealedSession, SessionSeal } from './session-seal.ts'

/** How long a session may live: without being used, and at all. */
export const sessionLimits = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 } as const

// A session in use is sealed anew at most this often: enough for the idle limit, and few Set-Cookie headers.
const resealAfterMs = 60_000
// Opening costs a decryption; a browser sends the same cookie many times within a minute.
const rememberedSeals = 10_000
/** What a cookie should not exceed, because it comes with every request. */
const usualCookieBytes = 1024
/** What browsers keep, less the cookie's name and attributes. */
const largestCookieBytes = 3800

/** A cookie on its way to the browser, and since when. */
interface Renewal {
  at: number
  cookie: Promise<string>
}

/** For counting; `refused` is a cookie that opens no session, or one that is over. */
export type SessionEvent = 'opened' | 'ended' | 'refused'

export interface Sessions {
  /** The session that a cookie opens for a brand; undefined when there is none, or it is no longer good. */
  open(brand: Brand, cookie: string | undefined): Promise<SealedSession | undefined>
  /** Starts a new session, never reusing an old one. The answer is the cookie's value. */
  start(brand: Brand, token: string, player: Player): Promise<{ cookie: string; session: SealedSession }>
  /** The same session with the player's new name and address. */
  updatePlayer(
    brand: Brand,
    session: SealedSession,
    player: Player,
  ): Promise<{ cookie: string; session: SealedSession }>
  /** The cookie's new value when the session should be marked as seen; undefined when that was done lately. */
  renew(brand: Brand, session: SealedSession): Promise<string | undefined>
  /** Ends a session. Resolves when the other replicas know, or cannot be told now. */
  end(session: SealedSession): Promise<void>
  /** Ends every session that the account has at the brand. */
  endAccount(brand: Brand, accountId: string): Promise<void>
}

/** Makes the keeper of sessions. `now` is the wall clock in milliseconds. */
export function createSessions(options: {
  seal: SessionSeal
  revocations: Revocations
  now: () => number
  onEvent: (event: SessionEvent) => void
}): Sessions {
  const { seal, revocations, now, onEvent } = options
  /** By cookie; a cookie is of one brand. */
  const opened = new Map<string, { host: string; session: SealedSession }>()
  const renewed = new WeakMap<SealedSession, Renewal>()

  function isGood({ host }: Brand, { id, player, startedAt, seenAt }: SealedSession): boolean {
    const at = now()
    return (
      at - seenAt <= sessionLimits.idleMs &&
      at - startedAt <= sessionLimits.absoluteMs &&
      !revocations.isRevoked({ id, host, accountId: player.accountId, startedAt })
    )
  }

  function remember(cookie: string, host: string, session: SealedSession): void {
    if (opened.size >= rememberedSeals) opened.delete(opened.keys().next().value ?? '')
    opened.set(cookie, { host, session })
  }

  function refuse(): undefined {
    onEvent('refused')
    return undefined
  }

  /** Seals a session so that its cookie is not larger than it must be. */
  async function fitting(brand: Brand, session: SealedSession) {
    const cookie = await seal.seal(brand.host, session)
    if (cookie.length <= usualCookieBytes) return { cookie, session }
    // Name and address are for show; a platform with long tokens must not keep players out because of them.
    const { accountId } = session.player
    const lean = { ...session, player: { accountId, fullName: '', contactEmail: '' } }
    const leanCookie = await seal.seal(brand.host, lean)
    if (leanCookie.length > largestCookieBytes)
      throw new Error('The platform token does not fit into the cookie')
    return { cookie: leanCookie, session: lean }
  }

  return {
    async open(brand, cookie) {
      if (!cookie) return undefined
      const remembered = opened.get(cookie)
      if (remembered?.host === brand.host) {
        const { session } = remembered
        return isGood(brand, session) ? session : refuse()
      }
      const session = await seal.open(brand.host, cookie)
      if (!session || !isGood(brand, session)) return refuse()
      remember(cookie, brand.host, session)
      return session
    },

    async start(brand, token, player) {
      onEvent('opened')
      const at = now()
      // A session that begins in the very moment in which the account's others were ended is not one of them.
      const startedAt = Math.max(at, revocations.accountEndedAt(brand.host, player.accountId) + 1)
      return fitting(brand, { id: randomUUID(), token, player, startedAt, seenAt: at })
    },

    updatePlayer: (brand, session, player) => fitting(brand, { ...session, player, seenAt: now() }),

    // A page asks for several things at once, all with the same cookie: they are answered with the same new one.
    async renew(brand, session) {
      const at = now()
      if (at - session.seenAt < resealAfterMs) return undefined
      const last = renewed.get(session)
      if (last && at - last.at < resealAfterMs) return last.cookie
      const cookie = seal.seal(brand.host, { ...session, seenAt: at })
      renewed.set(session, { at, cookie })
      return cookie
    },

    end({ id }) {
      onEvent('ended')
      return revocations.revoke(id)
    },

    endAccount({ host }, accountId) {
      onEvent('ended')
      return revocations.endAccount(host, accountId)
    },
  }
}
