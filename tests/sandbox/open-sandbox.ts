import type { Test } from 'tap'
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/server.ts'

/** A response body. Untyped, because its content is what the tests check. */
// biome-ignore lint/suspicious/noExplicitAny: a received response has no type yet
export type ResponseBody = any

/** A running sandbox, with functions to call it. */
export interface OpenSandbox {
  sandbox: Sandbox
  base: string
  /** Calls the platform and returns the response body. */
  post(path: string, payload: unknown): Promise<ResponseBody>
  /** Calls the platform with a form, whose values are texts and files. */
  postForm(path: string, values: Record<string, unknown>): Promise<ResponseBody>
  /** The `domain_name` and `external_id` of a domain, from its start-up data. */
  site(domain?: string): Promise<{ domain_name: string; external_id: string }>
  /** Signs in and returns `auth` and `account_id`. */
  signIn(
    accountId?: string,
    password?: string,
    domain?: string,
  ): Promise<{ auth: string; account_id: string }>
}

/** Opens a sandbox with an in-memory database on a free port, and closes it after the test. */
export async function openSandbox(t: Test, options: Partial<SandboxOptions> = {}): Promise<OpenSandbox> {
  const sandbox = await createSandbox({ databaseFile: ':memory:', ...options })
  const base = await sandbox.listen(0)
  t.teardown(() => sandbox.close())

  async function post(path: string, payload: unknown): Promise<ResponseBody> {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    })
    return response.json()
  }

  async function postForm(path: string, values: Record<string, unknown>): Promise<ResponseBody> {
    const form = new FormData()
    for (const [name, value] of Object.entries(values))
      form.append(name, value instanceof Blob ? value : String(value))
    return (await fetch(base + path, { method: 'POST', body: form })).json()
  }

  async function site(domain = 'localhost') {
    const response = await post('/api/startup', { domain_name: domain })
    return { domain_name: domain, external_id: response.site.external_id as string }
  }

  async function signIn(accountId = 'demo', password = 'Demo1234', domain = 'localhost') {
    const payload = { ...(await site(domain)), account_id: accountId, password }
    const response = await post('/api/auth/login', payload)
    return { auth: response.token as string, account_id: accountId }
  }

  return { sandbox, base, post, postForm, site, signIn }
}
