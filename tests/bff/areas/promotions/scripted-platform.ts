import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { servedCapabilities } from '@marquee/contracts/capability'
import type { Test } from 'tap'
import { startGatewayBefore } from '../../../support/gateway-before.ts'
import type { Answer } from '../../../support/send.ts'

export type Payload = Record<string, unknown>

/** What the platform answers to a call; `undefined` cuts the connection once the call has arrived. */
type Script = (payload: Payload) => Payload | undefined

/** Somebody in a browser. */
export interface Visitor {
  get(path: string): Promise<Answer>
  /** Sends a write, under a new idempotency key unless one is given. */
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, key?: string): Promise<Answer>
}

export const ok = (answer: Payload): Payload => ({ statusCode: 1, statusMessage: 'OK', ...answer })
export const refusal = (statusMessage: string, details: Payload = {}): Payload => ({
  statusCode: 0,
  statusMessage,
  ...details,
})

const startup = (capabilities: readonly string[]) => ({
  maintenance: null,
  content: { menu: [], game_menu: [] },
  site: {
    ...{
      site_name: 'Luna',
      currency: 'PHP',
      theme_code: 'template1',
      theme_color: 'blue',
      external_id: 'x-1',
    },
    ...{ logo1: '', logo2: '', logo3: '', logo_text: '', status: '', expired_date: '' },
    ...{ android_sub: '', ios_sub: '' },
  },
  language: ['EN', 'PHP', 'CN'],
  provider_count: [],
  aff_domain: '',
  live_chat: { chat_id: '' },
  capabilities,
})

/**
 * A gateway in front of a platform whose every answer the test writes. It knows start-up and signs every account in;
 * any other call without a script is not found.
 */
export async function startScripted(
  t: Test,
  {
    settings = {},
    capabilities = servedCapabilities,
  }: { settings?: Record<string, string>; capabilities?: readonly string[] } = {},
) {
  const calls: { path: string; payload: Payload }[] = []
  const scripts = new Map<string, Script>([
    ['/api/startup', () => ok(startup(capabilities))],
    ['/api/auth/login', ({ account_id }) => ok({ token: `token-${account_id}`, user: account_id })],
  ])

  async function platform(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const payload = (await json(request)) as Payload
    calls.push({ path, payload })
    const script = scripts.get(path)
    if (!script) {
      response.writeHead(404).end()
      return
    }
    const answer = script(payload)
    if (answer === undefined) response.destroy()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  const gateway = await startGatewayBefore(
    t,
    (request, response) => void platform(request, response),
    settings,
  )

  function browser(cookie = ''): Visitor {
    return {
      get: (path) => gateway.ask(path, { cookie }),
      send: (method, path, body, key = randomUUID()) =>
        gateway.ask(path, {
          method,
          cookie,
          ...(body && { body }),
          headers: { 'idempotency-key': key },
        }),
    }
  }
  return {
    gateway,
    visitor: browser(),
    player: async (accountId = 'ana') => browser(await gateway.signIn(accountId)),
    /** Writes what the platform answers to a call from now on. */
    script: (path: string, script: Script) => void scripts.set(path, script),
    /** The payloads of a call, oldest first. */
    payloads: (path: string) => calls.filter((call) => call.path === path).map(({ payload }) => payload),
  }
}
