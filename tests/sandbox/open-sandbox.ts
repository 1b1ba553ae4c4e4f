import type { Test } from 'tap'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../packages/sandbox/src/server.ts'

// Answers are read as whatever they are: what they hold is what the tests are about.
// biome-ignore lint/suspicious/noExplicitAny: an answer from the wire has no type yet
export type Answer = any

export interface OpenSandbox {
  sandbox: Sandbox
  base: string
  /** Calls the platform and gives the body of the answer. */
  post(path: string, payload: unknown): Promise<Answer>
  /** `domain_name` and `external_id` of a domain, as start-up tells them. */
  site(domain?: string): Promise<{ domain_name: string; external_id: string }>
  /** Signs in and gives `auth` and `account_id`. */
  signIn(
    accountId?: string,
    password?: string,
    domain?: string,
  ): Promise<{ auth: string; account_id: string }>
}

/** A sandbox of the test's own on a database in memory, listening on a free port, closed with the test. */
export async function openSandbox(t: Test, options: Partial<SandboxOptions> = {}): Promise<OpenSandbox> {
  const sandbox = await createSandbox({ databaseFile: ':memory:', ...options })
  const base = await sandbox.listen(0)
  t.teardown(() => sandbox.close())

  async function post(path: string, payload: unknown): Promise<Answer> {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    })
    return response.json()
  }

  async function site(domain = 'localhost') {
    const answer = await post('/api/startup', { domain_name: domain })
    return { domain_name: domain, external_id: answer.site.external_id as string }
  }

  async function signIn(accountId = 'demo', password = 'Demo1234', domain = 'localhost') {
    const payload = { ...(await site(domain)), account_id: accountId, password }
    const answer = await post('/api/auth/login', payload)
    return { auth: answer.token as string, account_id: accountId }
  }

  return { sandbox, base, post, site, signIn }
}
