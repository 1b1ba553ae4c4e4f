import { randomUUID } from 'node:crypto'
import type { Player } from '@marquee/contracts/areas/account/identity'
import { ProblemError } from '../errors/problem-error.ts'
import type { SessionEvent } from '../observability/events.ts'
import type { Brand, SealedSession } from '../request/request-context.ts'
import { accountIdentity } from '../request/request-context.ts'
import { accountIdsOf, type RevocableSession, type Revocations } from './revocations.ts'
import type { SessionSeal } from './session-seal.ts'

/** The lifetime of a session: since its last use, and since the player proved who they are. */
export const sessionLimits = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 } as const

// A session in use is resealed at most this often: precise enough for the idle limit, with few Set-Cookie headers.
const resealAfterMs = 60_000
// Spares the decryption of a cookie that a browser sends many times within a minute.
const maxRememberedCookies = 10_000
/** The size that a cookie should not exceed, because it comes with every request. */
const preferredCookieBytes = 1024
/** The limit of browsers (4096 bytes) less the cookie's name and attributes. */
const maxCookieBytes = 3800

/** A new cookie of a session, and when it was made. */
interface Renewal {
  at: number
  cookie: Promise<string>
}

export interface Sessions {
  /** The session of a cookie at a brand; undefined when there is none, or it is no longer valid. */
  open(brand: Brand, cookie: string | undefined): Promise<SealedSession | undefined>
  /** Starts a new session with an id of its own. `typedAccountId` is how the player named the account. */
  start(brand: Brand, token: string, player: Player, typedAccountId?: string): Promise<StartedSession>
  /** Updates the player's name and address in a session. */
  updatePlayer(brand: Brand, session: SealedSession, player: Player): Promise<StartedSession>
  /** Marks a session as seen. @returns the cookie's new value; undefined when that was done recently */
  renew(brand: Brand, session: SealedSession): Promise<string | undefined>
  /** Whether a session was ended before it expired. */
  hasEnded(host: string, session: RevocableSession): boolean
  /** Ends a session. Resolves when that is on the disk and the other replicas know, or neither is possible. */
  end(session: SealedSession): Promise<void>
  /** Ends every session that the account has at the brand, however its id is spelt. */
  endAccountSessions(brand: Brand, accountId: string): Promise<void>
  /**
   * Ends the account's other sessions, and continues this one under a new id.
   * @param proved whether the player has just proved who they are, which begins the absolute limit anew
   */
  endOthers(brand: Brand, session: SealedSession, proved: boolean): Promise<StartedSession>
}

/** A session, and the cookie that carries it. */
export interface StartedSession {
  cookie: string
  session: SealedSession
}

/** Makes the sessions over a seal and a list of revocations. `now` is the wall clock in milliseconds. */
export function createSessionManager(options: {
  seal: SessionSeal
  revocations: Revocations
  now: () => number
  onEvent: (event: SessionEvent) => void
}): Sessions {
  const { seal, revocations, now, onEvent } = options
  const opened = new OpenedSessions()
  const renewals = new Renewals(seal)

  function isValid({ host }: Brand, session: SealedSession): boolean {
    return isWithinLimits(now(), session) && !revocations.isRevoked(host, session)
  }

  /** When a new session of an account starts: one of this very millisecond must not count as one of those ended in it. */
  function startOf({ host }: Brand, accountIds: readonly string[]): number {
    const ended = accountIds.map((accountId) => revocations.accountRevokedAt(host, accountId) + 1)
    return Math.max(now(), ...ended)
  }

  function countRefused(): undefined {
    onEvent('refused')
    return undefined
  }

  return {
    async open(brand, cookie) {
      if (!cookie) return undefined
      const remembered = opened.get(brand, cookie)
      if (remembered) return isValid(brand, remembered) ? remembered : countRefused()
      const session = await seal.open(brand.host, cookie)
      if (!session || !isValid(brand, session)) return countRefused()
      opened.remember(brand, cookie, session)
      return session
    },

    async start(brand, token, player, typedAccountId = player.accountId) {
      onEvent('opened')
      const startedAt = startOf(brand, [player.accountId, typedAccountId])
      const isOtherName = accountIdentity(typedAccountId) !== accountIdentity(player.accountId)
      const times = { provedAt: startedAt, startedAt, seenAt: now() }
      const session = { id: randomUUID(), token, player, ...times }
      return sealToFit(seal, brand, isOtherName ? { ...session, typedAccountId } : session)
    },

    updatePlayer: (brand, session, player) => sealToFit(seal, brand, { ...session, player, seenAt: now() }),

    async renew(brand, session) {
      const at = now()
      return at - session.seenAt < resealAfterMs ? undefined : renewals.cookie(brand, session, at)
    },

    hasEnded: (host, session) => revocations.isRevoked(host, session),

    end({ id }) {
      onEvent('ended')
      return revocations.revoke(id)
    },

    async endAccountSessions({ host }, accountId) {
      onEvent('ended')
      await revocations.revokeAccount(host, accountId)
    },

    async endOthers(brand, session, proved) {
      onEvent('ended')
      const accountIds = accountIdsOf(session)
      await Promise.all(accountIds.map((accountId) => revocations.revokeAccount(brand.host, accountId)))
      const startedAt = startOf(brand, accountIds)
      const provedAt = proved ? startedAt : session.provedAt
      return sealToFit(seal, brand, { ...session, id: randomUUID(), provedAt, startedAt, seenAt: now() })
    },
  }
}

function isWithinLimits(at: number, { provedAt, seenAt }: SealedSession): boolean {
  return at - seenAt <= sessionLimits.idleMs && at - provedAt <= sessionLimits.absoluteMs
}

/**
 * Seals a session, without the player's name and address where the cookie would become too large.
 * @throws ProblemError `tokenTooLarge` when a browser would not keep it
 */
async function sealToFit(
  seal: SessionSeal,
  { host }: Brand,
  session: SealedSession,
): Promise<StartedSession> {
  const cookie = await seal.seal(host, session)
  if (cookie.length <= preferredCookieBytes) return { cookie, session }
  // Name and address are only displayed, so a platform with long tokens can do without them.
  const { accountId } = session.player
  const smaller = { ...session, player: { accountId, fullName: '', contactEmail: '' } }
  const smallerCookie = await seal.seal(host, smaller)
  if (smallerCookie.length > maxCookieBytes) throw new ProblemError('tokenTooLarge')
  return { cookie: smallerCookie, session: smaller }
}

/** Sessions opened recently, by cookie; a cookie belongs to one brand. */
class OpenedSessions {
  readonly #sessions = new Map<string, { host: string; session: SealedSession }>()

  get({ host }: Brand, cookie: string): SealedSession | undefined {
    const opened = this.#sessions.get(cookie)
    return opened?.host === host ? opened.session : undefined
  }

  remember({ host }: Brand, cookie: string, session: SealedSession): void {
    if (this.#sessions.size >= maxRememberedCookies)
      this.#sessions.delete(this.#sessions.keys().next().value ?? '')
    this.#sessions.set(cookie, { host, session })
  }
}

/** New cookies by session: the concurrent requests of a page, which send the same cookie, all get the same new one. */
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
