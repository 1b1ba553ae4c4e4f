import { randomUUID } from 'node:crypto'
import type { Player } from '@marquee/contracts/areas/account/identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PlayerSession } from '../../areas/handler.ts'
import { ProblemError } from '../../errors/problem-error.ts'
import type { UnsettledMoney } from '../../outcomes/unsettled-money.ts'
import type { EventSink } from '../../player-events/player-channel.ts'
import type { PlayerEvents } from '../../player-events/player-events.ts'
import type { SealedSession } from '../../request/request-context.ts'
import type { DeviceCookie, SessionCookie } from '../../session/cookies.ts'
import type { Sessions, StartedSession } from '../../session/sessions.ts'
import { brandOf } from './access-checks.ts'

interface Keepers {
  sessions: Sessions
  cookie: SessionCookie
  device: DeviceCookie
  playerEvents: PlayerEvents
  unsettled: UnsettledMoney
}

/** What a handler may do about the session of one request. */
export class RequestSession implements PlayerSession {
  readonly #keepers: Keepers
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply

  constructor(keepers: Keepers, request: FastifyRequest, reply: FastifyReply) {
    this.#keepers = keepers
    this.#request = request
    this.#reply = reply
  }

  get player() {
    return this.#request.context.session?.player
  }

  get isKnownDevice() {
    return this.#request.context.deviceId !== undefined
  }

  async start(token: string, player: Player, typedAccountId: string) {
    const { sessions, device } = this.#keepers
    const { context } = this.#request
    if (context.session) await sessions.end(context.session)
    const started = await sessions.start(this.#brand, token, player, typedAccountId)
    this.#set(started)
    // The account as it was typed, because that is what attempts are counted by.
    const { accountId = player.accountId, deviceId = randomUUID() } = context
    await device.set(this.#reply, this.#brand, accountId, deviceId)
    return started.session.player
  }

  async updatePlayer(contact: Omit<Player, 'accountId'>) {
    const session = this.#require()
    const player = { accountId: session.player.accountId, ...contact }
    this.#set(await this.#keepers.sessions.updatePlayer(this.#brand, session, player), this.#request)
    return player
  }

  async end() {
    const { sessions, cookie } = this.#keepers
    const { session } = this.#request.context
    cookie.clear(this.#reply)
    if (session) await sessions.end(session)
  }

  async endOthers({ proved }: { proved: boolean }) {
    const session = this.#require()
    this.#set(await this.#keepers.sessions.endOthers(this.#brand, session, proved), this.#request)
  }

  endAllOf(accountId: string) {
    return this.#keepers.sessions.endAccountSessions(this.#brand, accountId)
  }

  hintPause(isPaused: boolean) {
    this.#keepers.cookie.hintPause(this.#request, this.#reply, isPaused)
  }

  watch(sink: EventSink) {
    return this.#keepers.playerEvents.watch(this.#brand, this.#require(), sink)
  }

  listUnsettledMoney() {
    return this.#keepers.unsettled.of(this.#owner)
  }

  settleMoney(requestId: string) {
    return this.#keepers.unsettled.settle(this.#owner, requestId)
  }

  get #brand() {
    return brandOf(this.#request)
  }

  get #owner() {
    return { host: this.#brand.host, accountId: this.#require().player.accountId }
  }

  #require(): SealedSession {
    const { session } = this.#request.context
    if (!session) throw new ProblemError('sessionExpired')
    return session
  }

  /** @param former the request of a session that goes on */
  #set({ session, cookie }: StartedSession, former?: FastifyRequest): void {
    this.#request.context.session = session
    this.#keepers.cookie.set(this.#reply, cookie, former)
  }
}
