import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { Fault } from '#sandbox/control/fault.ts'
import { startSite } from '../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const betCall = '/api/mini_game/mini_game_bet'
const bet = '/api/me/mini-games/lucky-wheel/bet'
const cost = 10

const faults: Record<string, { fault: Fault; isCarriedOut: boolean }> = {
  'a connection reset before it is carried out': { fault: { kind: 'resetBefore' }, isCarriedOut: false },
  'a connection reset after it is carried out': { fault: { kind: 'resetAfter' }, isCarriedOut: true },
  'a truncated response': { fault: { kind: 'truncate', abruptly: true }, isCarriedOut: true },
  'an HTML page': { fault: { kind: 'html' }, isCarriedOut: false },
  'HTTP 502': { fault: { kind: 'status', status: 502 }, isCarriedOut: false },
}

for (const [index, [name, { fault, isCarriedOut }]] of Object.entries(faults).entries()) {
  t.test(
    `a stake that fails with ${name} is placed at most once, however often it is requested`,
    async (t) => {
      const host = `wallet-${index}.localhost`
      const cookie = await site.signIn('demo', 'Demo1234', host)
      const wallet = async () => {
        const answer = await site.ask('/api/me/mini-games/wallet', { host, cookie })
        const { tokenBalance, frozenToken } = answer.json<{ tokenBalance: string; frozenToken: string }>()
        return { free: Number(tokenBalance), staked: Number(frozenToken) }
      }
      const headers = { 'idempotency-key': randomUUID() }
      const place = () => site.ask(bet, { method: 'POST', host, cookie, headers })
      const arrivals = () => site.sandbox.control.calls(betCall).length
      const before = await wallet()

      site.sandbox.control.fault({ call: betCall, domain: host, fault, times: 1 })
      const at = arrivals()
      const first = await place()
      t.ok(first.status >= 500, `the outcome is reported as unknown: ${first.status}`)
      t.equal(arrivals() - at, 1, 'sent once')
      const staked = isCarriedOut ? cost : 0
      t.same(await wallet(), { free: before.free - staked, staked })

      const again = await Promise.all([place(), place(), place()])
      t.equal(arrivals() - at, 1, 'the key reaches the platform once')
      const isDone = again.some(({ status }) => status === 200)
      const after = isDone || isCarriedOut ? cost : 0
      t.same(
        await wallet(),
        { free: before.free - after, staked: after },
        `requested again: ${again.map(({ status }) => status)}`,
      )
    },
  )
}

t.test(
  'a launch that the platform definitely refused can be requested again with the same key',
  async (t) => {
    const host = 'definite-refusal.localhost'
    const cookie = await site.signIn('demo', 'Demo1234', host)
    const headers = { 'idempotency-key': randomUUID() }
    const body = {
      ...{ providerCode: 'JILI', gameCode: '', gameType: 'SLOTS' },
      ...{ mode: 'REAL', platform: 'MOBILE', language: 'EN' },
    }
    const launch = () => site.ask('/api/games/launch', { method: 'POST', host, cookie, body, headers })
    const fault: Fault = { kind: 'status', status: 404 }
    site.sandbox.control.fault({ call: '/api/game/launch', domain: host, fault, times: 1 })
    t.equal((await launch()).json<{ code: string }>().code, 'internalServerError')
    t.equal((await launch()).status, 200, 'the same key is sent again, because nothing was done')
  },
)
