import { randomUUID } from 'node:crypto'
import type { Test } from 'tap'
import { type Answer, type RunningSite, startSite } from '../../support/site.ts'

/** A player at the cashier of a running site. */
export interface CashierPlayer {
  cookie: string
  get(path: string): Promise<Answer>
  /** Sends a write, under a new idempotency key unless one is given. */
  post(path: string, body?: unknown, key?: string): Promise<Answer>
  /** Asks for a one-time code for a withdrawal or a bank account, and returns it. */
  tac(purpose: 'withdrawal' | 'bank'): Promise<string>
}

/** A site that closes with its test. `settings` are the gateway's. */
export async function openCashier(t: Test, settings: Record<string, string> = {}) {
  const site = await startSite(settings)
  t.teardown(() => site.close())
  return { site, player: (accountId?: string, host?: string) => signIn(site, accountId, host) }
}

/** The host by which `fetch` calls a site. */
export const fetchHost = '127.0.0.1'

export async function signIn(
  site: Pick<RunningSite, 'ask' | 'signIn'> & Partial<Pick<RunningSite, 'sandbox'>>,
  accountId = 'winner',
  host = 'localhost',
): Promise<CashierPlayer> {
  const cookie = await site.signIn(accountId, 'Demo1234', host)
  const post: CashierPlayer['post'] = (path, body = {}, key = randomUUID()) =>
    site.ask(path, { method: 'POST', host, cookie, body, headers: { 'idempotency-key': key } })
  return {
    cookie,
    post,
    get: (path) => site.ask(path, { host, cookie }),
    async tac(purpose) {
      await post(`/api/tac/${purpose}`)
      return site.sandbox?.control.tac(host, accountId, purpose) ?? '123456'
    },
  }
}

export const deposit = { channelCode: 'qrph', amount: '500' }
