import t from 'tap'
import { beginReads, takeRead } from '#web/browser/first-reads.ts'

t.test('a read that the document has begun is taken over once', async (t) => {
  t.intercept(performance, 'now', { value: () => 1_000 })
  const asked: [unknown, RequestInit | undefined][] = []
  t.intercept(globalThis, 'fetch', {
    value: async (address: unknown, init?: RequestInit) => {
      asked.push([address, init])
      return new Response('{}')
    },
  })
  beginReads(['/api/session'])
  t.same(asked, [['/api/session', { headers: { accept: 'application/json' } }]], 'as the client asks')
  t.equal(takeRead('/api/me/balance'), undefined)
  t.equal(await (await takeRead('/api/session'))?.text(), '{}')
  t.equal(takeRead('/api/session'), undefined, 'the next one is asked for anew')
})

t.test('a read that is old is asked for anew', async (t) => {
  t.intercept(globalThis, 'fetch', { value: async () => new Response('{}') })
  beginReads(['/api/session'])
  t.intercept(performance, 'now', { value: () => 30_001 })
  t.equal(takeRead('/api/session'), undefined)
})

t.test('a read that fails is the failure of whoever takes it', async (t) => {
  t.intercept(performance, 'now', { value: () => 1_000 })
  t.intercept(globalThis, 'fetch', { value: () => Promise.reject(new TypeError('away')) })
  beginReads(['/api/session'])
  await t.rejects(async () => void (await takeRead('/api/session')), { message: 'away' })
})
