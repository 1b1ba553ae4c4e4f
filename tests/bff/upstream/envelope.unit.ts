import t from 'tap'
import { problemBody, toProblem } from '#bff/errors/problem-error.ts'
import { PlatformRefusal } from '#bff/upstream/platform-refusal.ts'
import { answer } from '../../support/faulty-platform.ts'
import { brand, context, ending, openPlatform, sampleCall } from './open-platform.ts'

const successes = [
  { name: 'a statusCode of 1', body: { statusCode: 1, word: 'well' } },
  { name: 'a statusCode of 1 written as text', body: { statusCode: '1', word: 'well' } },
  { name: 'a message of OK', body: { message: 'OK', word: 'well' } },
  { name: 'a statusMessage of OK', body: { statusMessage: 'OK', word: 'well' } },
  { name: 'a message of OK beside another statusCode', body: { statusCode: 7, message: 'OK', word: 'well' } },
]

t.test('what is success', async (t) => {
  const { platform, upstream, calls } = await openPlatform(t)
  for (const { name, body } of successes) {
    upstream.next(answer(body))
    t.equal(await platform.call(sampleCall(), brand, { id: '1' }, context), 'well', name)
    t.hasStrict(calls.pop(), { outcome: 'ok', envelope: undefined }, name)
  }
})

t.test('an empty or missing statusCode is neither: the data is used as it is', async (t) => {
  const { platform, upstream, calls } = await openPlatform(t)
  for (const statusCode of [undefined, null, '', '  ']) {
    upstream.next(answer({ statusCode, statusMessage: 'anything', word: 'well' }))
    t.equal(await platform.call(sampleCall(), brand, { id: '1' }, context), 'well')
    t.hasStrict(calls.pop(), { outcome: 'ok', envelope: 'missing', statusCode: undefined })
  }
})

t.test('the quality of an answer is passed to onAnswer', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  const qualities: unknown[] = []
  const keeping = { ...context, onAnswer: (quality: unknown) => void qualities.push(quality) }
  upstream.next(answer({ statusCode: 1, word: 'a' }), answer({ word: 'b' }), answer({ statusCode: 1 }))
  for (const id of ['1', '2', '3']) await platform.call(sampleCall(), brand, { id }, keeping)
  t.same(qualities, [
    { envelope: 'ok', drifted: false },
    { envelope: 'missing', drifted: false },
    { envelope: 'ok', drifted: true },
  ])
})

const sessionWords = [
  ...['sessionExpired', 'Session Expired', 'SESSION_EXPIRED', 'session-expired', 'TOKEN_EXPIRED'],
  ...['Unauthenticated.', 'BLOCK', 'CLOSE', 'permissionDenied', 'Permission denied'],
]
const refusals = [
  ...sessionWords.map((statusMessage) => ({
    body: { statusCode: -401, statusMessage },
    code: 'sessionExpired',
  })),
  { body: { statusCode: 0, statusMessage: 'gameUnavailable' }, code: 'gameUnavailable' },
  { body: { statusCode: 0, statusMessage: 'somethingElse' }, code: 'refused' },
  { body: { statusCode: 0, statusMessage: 'serviceUnavailable' }, code: 'serviceUnavailable' },
  { body: { statusCode: 0, statusMessage: 'Service unavailable' }, code: 'refused' },
  { body: { statusCode: 'E1', statusMessage: 'somethingElse' }, code: 'refused', statusCode: 0 },
  { body: { statusCode: '-12', message: 'somethingElse' }, code: 'refused', statusCode: -12 },
  { body: { statusCode: false }, code: 'refused', statusCode: 0, statusMessage: '' },
]

t.test('anything else is a refusal, with our code for the message', async (t) => {
  const { platform, upstream, calls } = await openPlatform(t)
  const call = sampleCall({ refusals: ['gameUnavailable'] })
  for (const { body, code, ...expected } of refusals) {
    upstream.next(answer(body))
    const error = await ending(platform.call(call, brand, { id: '1' }, context))
    t.type(error, PlatformRefusal)
    t.hasStrict(error, { code, ...expected }, JSON.stringify(body))
    t.hasStrict(calls.pop(), { outcome: 'refused' })
  }
})

t.test(
  'serviceUnavailable is an answer that is only logged, with the platform’s own statusCode',
  async (t) => {
    const { platform, upstream } = await openPlatform(t)
    upstream.next(answer({ statusCode: -7, statusMessage: 'serviceUnavailable' }))
    const error = await ending(platform.call(sampleCall(), brand, { id: '1' }, context))
    t.match(problemBody(toProblem(error), ''), {
      code: 'serviceUnavailable',
      message: 'serviceUnavailable',
      handling: 'log',
      statusCode: -7,
      status: 422,
    })
  },
)

t.test('a refusal carries its fields and its retry time', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  const fields = { password: 'tooShort', other: 7 }
  upstream.next(answer({ statusCode: 400, statusMessage: 'invalidInput', fields, retry_after: '30' }))
  const error = await ending(platform.call(sampleCall(), brand, { id: '1' }, context))
  t.hasStrict(error, { statusCode: 400, fields: { password: 'tooShort' }, retryAfterSeconds: 30 })
  t.notOk((error as PlatformRefusal).fields?.other)
})

t.test('messages of the platform are single-line, and shortened in the log', async (t) => {
  const { platform, upstream, calls } = await openPlatform(t)
  upstream.next(answer({ statusCode: 0, statusMessage: `a\r\nb\u0000${'c'.repeat(400)}` }))
  const error = await ending(platform.call(sampleCall(), brand, { id: '1' }, context))
  t.match((error as PlatformRefusal).statusMessage, /^a b c+$/)
  t.equal(calls[0]?.statusMessage?.length, 200)
})

t.test('a byte order mark before the JSON is accepted', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  upstream.next((socket, arrival) => {
    const text = `\uFEFF{"statusCode":1,"word":"well"}`
    socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
    t.equal(arrival.path, '/api/seo')
  })
  t.equal(await platform.call(sampleCall(), brand, { id: '1' }, context), 'well')
})
