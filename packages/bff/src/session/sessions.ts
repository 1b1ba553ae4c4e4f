import { randomUUID } from 'node:crypto'
import type { Player } from '@marquee/contracts/account'
import type { SessionEvent } from '../observability/session-event.ts'
import type { Brand } from '../request/brand.ts'
import type { SealedSession } from '../request/sealed-session.ts'
import type { Revocations } from './revocations.ts'
import type { SessionSeal } from './session-seal.ts'

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
  const opened = new OpenedSessions()
  const renewals = new Renewals(seal)

  function isGood({ host }: Brand, { id, player, startedAt, seenAt }: SealedSession): boolean {
    const { accountId } = player
    return isInTime(now(), startedAt, seenAt) && !revocations.isRevoked({ id, host, accountId, startedAt })
  }

  function refuse(): undefined {
    onEvent('refused')
    return undefined
  }

  return {
    async open(brand, cookie) {
      if (!cookie) return undefined
      const remembered = opened.get(brand, cookie)
      if (remembered) return isGood(brand, remembered) ? remembered : refuse()
      const session = await seal.open(brand.host, cookie)
      if (!session || !isGood(brand, session)) return refuse()
      opened.remember(brand, cookie, session)
      return session
    },

    async start(brand, token, player) {
      onEvent('opened')
      const at = now()
      // A session that begins in the very moment in which the account's others were ended is not one of them.
      const startedAt = Math.max(at, revocations.accountEndedAt(brand.host, player.accountId) + 1)
      return sealToFit(seal, brand, { id: randomUUID(), token, player, startedAt, seenAt: at })
    },

    updatePlayer: (brand, session, player) => sealToFit(seal, brand, { ...session, player, seenAt: now() }),

    async renew(brand, session) {
      const at = now()
      return at - session.seenAt < resealAfterMs ? undefined : renewals.cookie(brand, session, at)
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

function isInTime(at: number, startedAt: number, seenAt: number): boolean {
  return at - seenAt <= sessionLimits.idleMs && at - startedAt <= sessionLimits.absoluteMs
}

/** Seals a session so that its cookie is not larger than it must be. */
async function sealToFit(seal: SessionSeal, { host }: Brand, session: SealedSession) {
  const cookie = await seal.seal(host, session)
  if (cookie.length <= usualCookieBytes) return { cookie, session }
  // Name and address are for show; a platform with long tokens must not keep players out because of them.
  const { accountId } = session.player
  const lean = { ...session, player: { accountId, fullName: '', contactEmail: '' } }
  const leanCookie = await seal.seal(host, lean)
  if (leanCookie.length > largestCookieBytes)
    throw new Error('The platform token does not fit into the cookie')
  return { cookie: leanCookie, session: lean }
}

/** Sessions opened lately, by cookie; a cookie belongs to one brand. */
class OpenedSessions {
  readonly #sessions = new Map<string, { host: string; session: SealedSession }>()

  get({ host }: Brand, cookie: string): SealedSession | undefined {
    const opened = this.#sessions.get(cookie)
    return opened?.host === host ? opened.session : undefined
  }

  remember({ host }: Brand, cookie: string, session: SealedSession): void {
    if (this.#sessions.size >= rememberedSeals)
      this.#sessions.delete(this.#sessions.keys().next().value ?? '')
    this.#sessions.set(cookie, { host, session })
  }
}

/** A page asks for several things at once, all with the same cookie: they are answered with the same new one. */
class Renewals {
  readonly #seal: SessionSeal
  readonly #renewed = new WeakMap<SealedSession, Renewal>()

  constructor(seal: SessionSeal) {
    this.#seal = seal
  }

  cookie({ host }: Brand, session: SealedSession, at: number): Promise<string> {
    const last = this.#renewed.get(session)
    if (last && at - last.at < resealAfterMs) return last.cookie
    const cookie = this.#seal.seal(host, { ...session, seenAt: at })
    this.#renewed.set(session, { at, cookie })
    return cookie
  }
}
