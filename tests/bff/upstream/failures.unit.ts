import t from 'tap'
import type { FailureProfile } from '#bff/upstream/platform-failure.ts'
import { PlatformFailure } from '#bff/upstream/platform-failure.ts'
import { PlatformRefusal } from '#bff/upstream/platform-refusal.ts'
import {
  type Act,
  answer,
  end,
  hang,
  page,
  reset,
  respond,
  truncate,
  unusedOrigin,
} from '../../support/faulty-platform.ts'
import { brand, context, ending, openPlatform, sampleCall, success } from './open-platform.ts'

const input = { id: '1' }

/** The expected problems of a failed connection and of a timeout (specification, section 8). */
const profiles: Record<FailureProfile, { lost: object; late: object }> = {
  general: {
    lost: { code: 'internalServerError', statusCode: -500, status: 502, details: undefined },
    late: { code: 'internalServerError', statusCode: -500, status: 504, details: undefined },
  },
  unavailable: {
    lost: { code: 'serviceUnavailable', statusCode: -503, status: 503, details: undefined },
    late: { code: 'serviceUnavailable', statusCode: -503, status: 503, details: undefined },
  },
  disconnect: {
    lost: { code: 'disconnect', statusCode: 0, status: 502, details: undefined },
    late: { code: 'disconnect', statusCode: 0, status: 504, details: undefined },
  },
  startup: {
    lost: { code: 'internalServerError', statusCode: -500, status: 502, details: 'network' },
    late: { code: 'internalServerError', statusCode: -500, status: 504, details: 'timeout' },
  },
  global: {
    lost: { code: 'internalServerError', statusCode: -500, status: 502, details: 'network' },
    late: { code: 'internalServerError', statusCode: -500, status: 504, details: 'timeout' },
  },
}

for (const [onFailure, { lost, late }] of Object.entries(profiles) as [
  FailureProfile,
  { lost: object; late: object },
][]) {
  t.test(`a failure of the network on a call of profile ${onFailure}`, async (t) => {
    const { platform, upstream } = await openPlatform(t)
    const { platform: hasty } = await openPlatform(t, { baseUrl: upstream.url, attemptTimeoutMs: 30 })
    const call = sampleCall({ onFailure, kind: 'write' })
    upstream.next(reset)
    const first = await ending(platform.call(call, brand, input, context))
    t.type(first, PlatformFailure)
    t.hasStrict(first, { ...lost, profile: onFailure, cause: 'network' })
    upstream.always(hang)
    t.hasStrict(await ending(hasty.call(call, brand, input, context)), { ...late, cause: 'timeout' })
  })
}

t.test('profiles with details report the HTTP status', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  upstream.always(page(502))
  for (const onFailure of ['startup', 'global'] as const) {
    const error = await ending(platform.call(sampleCall({ onFailure, kind: 'write' }), brand, input, context))
    t.hasStrict(error, { details: '502', httpStatus: 502, status: 502, cause: 'status' })
  }
})

const notAnswers: { name: string; act: Act; cause: string; reason?: string }[] = [
  { name: 'a cut before the answer', act: reset, cause: 'network' },
  { name: 'an orderly end before the answer', act: end, cause: 'network' },
  { name: 'a body that is cut', act: truncate(success), cause: 'network' },
  {
    name: 'half of the JSON announced as whole',
    act: respond('{"statusCode":1,"wo'),
    cause: 'invalid',
    reason: 'notJson',
  },
  { name: 'a page for people with status 200', act: page(200), cause: 'invalid', reason: 'notJson' },
  { name: 'an empty body', act: respond(''), cause: 'invalid', reason: 'notJson' },
  { name: 'a JSON list', act: answer([success]), cause: 'invalid', reason: 'notJson' },
  { name: 'a JSON text', act: answer('OK'), cause: 'invalid', reason: 'notJson' },
  { name: 'JSON null', act: answer(null), cause: 'invalid', reason: 'notJson' },
  { name: 'a page for people with status 404', act: page(404), cause: 'status', reason: 'clientError' },
  {
    name: 'a success inside a 404',
    act: answer(success, { status: 404 }),
    cause: 'status',
    reason: 'clientError',
  },
  {
    name: 'a refusal inside a 500',
    act: answer({ statusCode: 0, statusMessage: 'no' }, { status: 500 }),
    cause: 'status',
    reason: 'serverError',
  },
  { name: 'what is not HTTP', act: (socket) => void socket.end('SSH-2.0-hello\r\n\r\n'), cause: 'network' },
  {
    name: 'a body beyond 8 MB',
    act: answer({ ...success, padding: 'x'.repeat(9 * 1024 * 1024) }),
    cause: 'invalid',
    reason: 'tooLarge',
  },
]

for (const { name, act, ...facts } of notAnswers) {
  t.test(`${name} is no answer`, async (t) => {
    const { platform, upstream, calls } = await openPlatform(t)
    upstream.next(act)
    const error = await ending(platform.call(sampleCall({ kind: 'write' }), brand, input, context))
    t.type(error, PlatformFailure)
    t.hasStrict(error, facts)
    t.hasStrict(calls, [{ outcome: 'network', attempt: 1 }])
  })
}

t.test('a redirect is not followed', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  for (const status of [301, 302, 303, 307, 308]) {
    upstream.next(answer(success, { status, headers: { location: `${upstream.url}/api/elsewhere` } }))
    const error = await ending(platform.call(sampleCall(), brand, input, context))
    t.hasStrict(error, { cause: 'status', reason: 'redirect', httpStatus: status, status: 502 })
  }
  t.same(new Set(upstream.arrivals.map(({ path }) => path)), new Set(['/api/seo']))
})

t.test("a refusal inside a client error is the platform's refusal", async (t) => {
  const { platform, upstream } = await openPlatform(t)
  upstream.next(answer({ statusCode: -401, statusMessage: 'sessionExpired' }, { status: 401 }))
  const error = await ending(platform.call(sampleCall(), brand, input, context))
  t.type(error, PlatformRefusal)
  t.hasStrict(error, { code: 'sessionExpired', statusCode: -401 })
})

t.test('the content type is ignored', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  upstream.next(answer(success, { headers: { 'content-type': 'text/html' } }))
  t.equal(await platform.call(sampleCall(), brand, input, context), 'well')
})

t.test('a refused connection', async (t) => {
  const { platform } = await openPlatform(t, { baseUrl: unusedOrigin })
  const error = await ending(platform.call(sampleCall(), brand, input, context))
  t.hasStrict(error, { cause: 'network', reason: 'ECONNREFUSED', status: 502, code: 'internalServerError' })
})

t.test('a money write', async (t) => {
  const { platform, upstream } = await openPlatform(t, { attemptTimeoutMs: 500 })
  const money = sampleCall({ kind: 'write', money: true, onFailure: 'disconnect' })
  const unknown = { code: 'outcomeUnknown', statusCode: -504, status: 504 }
  const attempt = () => ending(platform.call(money, brand, input, context))
  for (const [name, act] of Object.entries({
    hang,
    reset,
    truncated: truncate(success),
    'a 502': page(502),
    html: page(200),
  })) {
    upstream.next(act)
    t.hasStrict(await attempt(), unknown, `${name} after sending leaves the outcome unknown`)
  }
  upstream.next(page(404))
  t.hasStrict(await attempt(), { code: 'disconnect' }, 'a plain no is a failure')
  const { platform: alone } = await openPlatform(t, { baseUrl: unusedOrigin })
  const unsent = await ending(alone.call(money, brand, input, context))
  t.hasStrict(unsent, { code: 'disconnect' }, 'what was never sent is a failure')
})

t.test(
  'a stake whose answer was lost is not called failed; any other failure of it has the row of the mini-games',
  async (t) => {
    const { platform, upstream } = await openPlatform(t, { attemptTimeoutMs: 500 })
    const stake = sampleCall({ kind: 'write', money: true, onFailure: 'global' })
    const attempt = () => ending(platform.call(stake, brand, input, context))
    for (const [act, details] of [
      [hang, 'timeout'],
      [reset, 'network'],
      [truncate(success), '200'],
    ] as const) {
      upstream.next(act)
      const unknown = { code: 'outcomeUnknown', statusCode: -504, details, status: 504 }
      t.hasStrict(await attempt(), unknown)
    }
    for (const [act, details] of [
      [page(502), '502'],
      [page(404), '404'],
      [page(200), '200'],
    ] as const) {
      upstream.next(act)
      const told = { code: 'internalServerError', statusCode: -500, details, status: 502 }
      t.hasStrict(await attempt(), told, 'what came back is told by its HTTP status')
    }
  },
)

t.test('a path before the calls, and paths of its own', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  const { platform: below } = await openPlatform(t, {
    baseUrl: `${upstream.url}/gate/`,
    pathOverrides: { '/api/seo': '/v2/seo' },
  })
  upstream.always(answer(success))
  await platform.call(sampleCall(), brand, input, context)
  await below.call(sampleCall(), brand, input, context)
  t.same(
    upstream.arrivals.map(({ path }) => path),
    ['/api/seo', '/gate/v2/seo'],
  )
})
