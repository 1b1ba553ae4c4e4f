import { type Answer, type Ask, send } from '../support/send.ts'
import type { World } from './world.ts'

/** A player with two tabs of one browser and a second device. */
export interface Player {
  accountId: string
  /** The account that withdrawals go to. */
  bankId: string
  /** Messages with a reward. */
  messages: string[]
  /**
   * Sends a request from a tab to a replica; signs the device in first where it is not.
   * @returns the answer, and the session that it was sent in; no answer where the connection was cut
   */
  ask(way: { tab: number; replica: number }, path: string, ask?: PlayerAsk): Promise<Asked>
  /** Signs the second device out. */
  logout(replica: number): Promise<void>
}

interface PlayerAsk extends Ask {
  /** The player leaves after this long; otherwise a gateway that has not answered hangs, which is a violation. */
  leaveAfterMs?: number
}

export interface Asked {
  session: string
  answer: Answer | undefined
}

const patienceMs = 8000

interface Account {
  domain: string
  accountId: string
  password: string
}

/** Creates the browsers of an account. Nothing is sent yet. */
export function createPlayer(world: World, { domain, accountId, password }: Account): Player {
  const sessions = new Map<boolean, string>()
  const signIns = new Map<boolean, Promise<string>>()

  async function request(replica: number, path: string, ask: PlayerAsk): Promise<Answer | undefined> {
    const { port } = world.replicas[replica === 0 ? 0 : 1]
    const { leaveAfterMs, ...sentAsk } = ask
    const ended = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => {
      if (leaveAfterMs === undefined) ended.reject(new Error(`No answer of ${path} after ${patienceMs} ms`))
      else ended.resolve(undefined)
    }, leaveAfterMs ?? patienceMs)
    const sent = send(port, path, { ...sentAsk, host: `${domain}:${port}` }).catch(() => undefined)
    try {
      return await Promise.race([sent, ended.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Requests that are made at once sign the device in once: a busy platform takes long to check a password. */
  async function sessionOf(isDevice: boolean, replica: number): Promise<string> {
    const known = sessions.get(isDevice)
    if (known) return known
    const signingIn = signIns.get(isDevice) ?? signIn(isDevice, replica)
    signIns.set(isDevice, signingIn)
    return signingIn.finally(() => signIns.delete(isDevice))
  }

  async function signIn(isDevice: boolean, replica: number): Promise<string> {
    const body = { accountId, password }
    const answer = await request(replica, '/api/session', { method: 'POST', body })
    const cookie = answer?.cookies.find((text) => text.startsWith('session=')) ?? ''
    if (cookie && answer?.status === 200) sessions.set(isDevice, cookie)
    return cookie
  }

  return {
    accountId,
    bankId: '',
    messages: [],
    async ask({ tab, replica }, path, ask = {}) {
      const isDevice = tab === 2
      const session = await sessionOf(isDevice, replica)
      const answer = await request(replica, path, { ...ask, cookie: session })
      if (answer?.status === 401) sessions.delete(isDevice)
      return { session, answer }
    },
    async logout(replica) {
      const cookie = sessions.get(true)
      sessions.delete(true)
      if (cookie) await request(replica, '/api/session', { method: 'DELETE', cookie })
    },
  }
}

/** A page of one of the player's lists or records, asked again until a gateway answers it. @throws Error after 30 s */
export async function readSurely<Body>(
  player: Player,
  path: string,
  way = { tab: 0, replica: 0 },
): Promise<Body> {
  const giveUpAt = performance.now() + 30_000
  for (;;) {
    const { answer } = await player.ask(way, path)
    if (answer?.status === 200) return answer.json<Body>()
    if (performance.now() > giveUpAt) throw new Error(`${path}: ${answer?.status} ${answer?.text} after 30 s`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
