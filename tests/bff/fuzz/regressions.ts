import type { FuzzedRequest } from './fuzzed-request.ts'

const usual = { host: 'localhost', headers: [], cookie: 'own', bend: 0, body: undefined } as const

/** Requests that broke a rule once, by what was wrong. */
export const regressions: Readonly<Record<string, FuzzedRequest>> = {
  'a percent sign that begins nothing': {
    ...usual,
    operation: 'getStartup',
    method: 'GET',
    target: '/api/startup%',
  },
  'an account of the name of a prototype, which the sandbox answered with 500': {
    ...usual,
    operation: 'requestRegisterTac',
    method: 'POST',
    target: '/api/tac/register',
    cookie: 'none',
    headers: [['content-type', 'application/json']],
    body: '{"accountId":"__proto__"}',
  },
}
