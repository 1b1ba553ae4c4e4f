import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import t from 'tap'
import { call } from '#web/api/call.ts'
import { ProblemError } from '#web/api/problem-error.ts'
import { until } from '../../support/until.ts'
import { listenForCalls } from '../listen-for-calls.ts'

// One block, so that what is put in place for it ends with it.
t.test('calls of the client', async (t) => {
  type Answer = (request: IncomingMessage, response: ServerResponse) => void

  let answer: Answer
  let requests = 0
  await listenForCalls(
    t,
    createServer((request, response) => {
      requests += 1
      answer(request, response)
    }),
  )
  t.beforeEach(() => {
    requests = 0
  })

  const problem = {
    code: 'accountLocked',
    status: 423,
    handling: 'dialog',
    message: 'Locked',
    reference: 'ABCD-2345',
  }

  async function problemOf(promise: Promise<unknown>) {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    return error instanceof ProblemError ? error.problem : undefined
  }

  t.test('a read sends a sorted query and resolves with the response', async (t) => {
    answer = ({ url, method }, response) => response.end(JSON.stringify({ url, method }))
    t.same(await call('listGames', { query: { q: 'pot of gold', category: 'slots', page: 2 } }), {
      url: '/api/games?category=slots&page=2&q=pot+of+gold',
      method: 'GET',
    })
  })

  t.test('a write sends its body and idempotency key', async (t) => {
    answer = async (request, response) => {
      const { method, headers } = request
      response.end(
        JSON.stringify({
          method,
          type: headers['content-type'],
          key: headers['idempotency-key'],
          body: await text(request),
        }),
      )
    }
    const body = {
      providerCode: 'JILI',
      gameCode: '',
      gameType: 'SLOTS',
      mode: 'REAL',
      platform: 'MOBILE',
      language: 'EN',
    } as const
    t.same(await call('launchGame', { body }, { idempotencyKey: 'k-1' }), {
      method: 'POST',
      type: 'application/json',
      key: 'k-1',
      body: JSON.stringify(body),
    })
  })

  t.test('a call without input sends no body and no content type', async (t) => {
    answer = ({ headers }, response) => response.end(JSON.stringify(headers))
    t.notMatch(await call('logout', {}), { 'content-type': /./ })
  })

  t.test('a problem of the gateway is thrown unchanged', async (t) => {
    answer = (_, response) => response.writeHead(423).end(JSON.stringify(problem))
    t.same(await problemOf(call('login', { body: { accountId: 'demo', password: 'x' } })), problem)
  })

  t.test('a response that is no JSON is an internal server error', async (t) => {
    for (const [status, body] of [
      [502, '<html>Bad gateway</html>'],
      [200, '<html>A login page of the hotel</html>'],
      [500, '{}'],
    ] as const) {
      answer = (_, response) => response.writeHead(status).end(body)
      t.match(await problemOf(call('getCms', {})), {
        code: 'internalServerError',
        statusCode: -500,
        handling: 'dialog',
      })
    }
  })

  t.test('what a proxy answers by itself says what it means', async (t) => {
    answer = (_, response) => response.writeHead(429, { 'retry-after': '7' }).end('<html>Slow down</html>')
    t.match(await problemOf(call('getCms', {})), { code: 'tooManyRequests', reference: '' })
    t.match(await problemOf(call('logout', {})), { code: 'tooManyRequests', status: 429 })
    answer = (_, response) => response.writeHead(429).end(JSON.stringify({ ...problem, status: 429 }))
    t.match(await problemOf(call('logout', {})), { code: 'accountLocked' }, 'the gateway knows better')
  })

  t.test('a page in place of an answer has the page reloaded, once', async (t) => {
    let reloads = 0
    let unsaved: object[] = []
    const load = { type: 'navigate' }
    const { getEntriesByType } = performance
    performance.getEntriesByType = () => [load as unknown as PerformanceEntry]
    const place = { reload: () => (reloads += 1) }
    const page = { querySelectorAll: () => unsaved, querySelector: () => null }
    Object.assign(globalThis, { location: place, document: page })
    t.teardown(() => {
      performance.getEntriesByType = getEntriesByType
      Reflect.deleteProperty(globalThis, 'location')
      Reflect.deleteProperty(globalThis, 'document')
    })
    const html = { 'content-type': 'text/html; charset=UTF-8' }
    const challenge = { ...html, 'cf-mitigated': 'challenge' }
    const reply = (status: number, headers: Record<string, string>) => {
      answer = (_, response) => response.writeHead(status, headers).end('<!doctype html>')
    }
    const isPending = async (promise: Promise<unknown>) => {
      const before = reloads
      let isSettled = false
      void problemOf(promise).then(() => {
        isSettled = true
      })
      await until('the page is reloaded, or not', () => reloads > before || isSettled)
      await setImmediate()
      return reloads > before && !isSettled
    }
    for (const [status, headers] of [
      [403, challenge],
      [503, challenge],
      [403, html],
      [200, html],
    ] as const) {
      reply(status, headers)
      t.ok(await isPending(call('getBalance', {})), `${status}`)
    }
    reloads = 0
    const asked = { code: 'crossSite', handling: 'dialog', status: 403, reference: '' }
    reply(403, challenge)
    t.match(await problemOf(call('logout', {})), asked, 'a write is told to the player, and did not happen')
    unsaved = [{ value: '5', defaultValue: '' }]
    t.match(await problemOf(call('getBalance', {})), asked, 'what is typed is not lost')
    unsaved = []
    load.type = 'reload'
    t.match(await problemOf(call('getBalance', {})), asked, 'never again after a reload')
    load.type = 'navigate'
    reply(502, html)
    t.match(
      await problemOf(call('getBalance', {})),
      { code: 'internalServerError' },
      'a gateway that is away',
    )
    reply(200, html)
    t.match(
      await problemOf(call('logout', {})),
      { code: 'internalServerError' },
      'nobody knows whether it happened',
    )
    t.equal(reloads, 0)
  })

  t.test(
    'a lost connection is only logged for a read and said aloud for a write; nothing is sent twice',
    async (t) => {
      answer = ({ socket }) => socket.destroy()
      t.match(await problemOf(call('getBalance', {})), {
        code: 'serviceUnavailable',
        statusCode: -503,
        handling: 'log',
      })
      t.equal(requests, 1)
      t.match(await problemOf(call('logout', {})), { code: 'disconnect', statusCode: 0, handling: 'dialog' })
      t.equal(requests, 2)
    },
  )
})
