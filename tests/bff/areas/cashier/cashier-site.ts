import { randomUUID } from 'node:crypto'
import type { Test } from 'tap'
import type { Answer } from '../../../support/send.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

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

/**
 * Settings of a gateway that is made to lose answers: short enough to wait for, and longer than a busy machine takes for
 * an answer that is not to be lost.
 */
export const hasty = { UPSTREAM_TIMEOUT_MS: '3000', UPSTREAM_DEADLINE_MS: '3000' }

/** The host by which `fetch` calls a site. */
export const fetchHost = '127.0.0.1'

export async function signIn(
  site: Pick<RunningSite, 'ask' | 'signIn'> & Partial<Pick<RunningSite, 'sandbox'>>,
  accountId = 'winner',
  host = 'localhost',
): Promise<CashierPlayer> {
  if (site.sandbox) await wake(site.sandbox, host)
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

/** Has the platform answer about a brand for the first time, which takes it longest. */
async function wake({ app, control }: RunningSite['sandbox'], domain: string): Promise<void> {
  const ask = async (path: string, payload: object) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(payload)
    const answer = await fetch(app.listeningOrigin + path, { method: 'POST', headers, body })
    return (await answer.json()) as { site: { external_id: string } }
  }
  const { site } = await ask('/api/startup', { domain_name: domain })
  const brand = { domain_name: domain, external_id: site.external_id }
  await ask('/api/auth/login', { ...brand, account_id: 'poor', password: 'Demo1234' })
  control.clearCalls()
}

export const deposit = { channelCode: 'qrph', amount: '500' }
