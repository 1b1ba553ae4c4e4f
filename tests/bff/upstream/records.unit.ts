import t from 'tap'
import * as z from 'zod/mini'
import { text } from '#bff/upstream/decoding/field-readers.ts'
import { platformCall } from '#bff/upstream/platform-call.ts'
import { type Act, answer, hang, page, reset, respond } from '../../support/faulty-platform.ts'
import { context, ending, openPlatform, player } from './open-platform.ts'

const canary = 'c4n4ry'
const secretive = (kind: 'read' | 'write') =>
  platformCall({
    path: '/api/auth/login',
    kind,
    identify: 'both',
    onFailure: 'startup',
    money: true,
    request: ({ password }: { password: string }) => ({ password }),
    response: z.object({ token: text(), list: z.array(z.object({ id: text() })) }),
    read: ({ token }) => token,
  })
const identity = { ...player, player: { auth: `${canary}-auth`, accountId: `${canary}-account` } }
const body = { token: `${canary}-token`, list: `${canary}-list`, statusMessage: 'OK', statusCode: 1 }

const acts: Record<string, Act> = {
  ok: answer({ ...body, list: [] }),
  drift: answer(body),
  refused: answer({ ...body, statusCode: 0, statusMessage: 'no', fields: { password: 'short' } }),
  html: respond(`<p>${canary}</p>`),
  status: page(500),
  reset,
  hang,
}

t.test('no record, report or error carries what was sent or received', async (t) => {
  const { platform, upstream, calls, drifts } = await openPlatform(t, { attemptTimeoutMs: 50 })
  for (const [name, act] of Object.entries(acts)) {
    for (const kind of ['read', 'write'] as const) {
      upstream.always(act)
      const result = await ending(
        platform.call(secretive(kind), identity, { password: `${canary}-password` }, context),
      )
      if (!(result instanceof Error)) continue
      const told = JSON.stringify({ ...result, message: result.message, stack: result.stack })
      t.notMatch(told, canary, `the error of ${name}`)
    }
  }
  t.notMatch(JSON.stringify({ calls, drifts }), canary)
  t.ok(calls.length > 10 && drifts.length > 0)
})

t.test('one record per attempt', async (t) => {
  const { platform, upstream, calls } = await openPlatform(t)
  upstream.next(page(503), answer({ statusCode: 1, statusMessage: 'fine', token: 'x', list: [] }))
  await platform.call(
    platformCall({
      path: '/api/startup',
      kind: 'read',
      identify: 'domain',
      onFailure: 'general',
      response: z.object({}),
      read: () => 1,
    }),
    { host: 'luna.test' },
    undefined,
    context,
  )
  const same = { call: '/api/startup', host: 'luna.test', ...context }
  const [first, second] = calls.map(({ durationMs, ...record }) => {
    t.ok(durationMs > 0)
    return record
  })
  t.strictSame(first, {
    ...same,
    attempt: 1,
    outcome: 'network',
    httpStatus: 503,
    statusCode: undefined,
    statusMessage: undefined,
    envelope: undefined,
    drift: undefined,
    refusedFields: undefined,
    location: undefined,
    reason: 'serverError',
    code: undefined,
  })
  t.strictSame(second, {
    ...same,
    attempt: 2,
    outcome: 'ok',
    httpStatus: 200,
    statusCode: 1,
    statusMessage: 'fine',
    envelope: undefined,
    drift: undefined,
    refusedFields: undefined,
    location: undefined,
    reason: undefined,
    code: undefined,
  })
})

t.test('the request id and trace are passed to the platform', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  const call = secretive('write')
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await ending(platform.call(call, identity, { password: 'x' }, context))
  await ending(platform.call(call, identity, { password: 'x' }, { ...context, traceparent }))
  const [plain, traced] = upstream.arrivals.map(({ headers }) => headers)
  t.hasStrict(plain, { 'x-request-id': 'request-1', 'content-type': 'application/json' })
  t.notOk(plain?.traceparent)
  t.equal(traced?.traceparent, traceparent)
})
