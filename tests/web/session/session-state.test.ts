import { createServer } from 'node:http'
import { QueryClient } from '@tanstack/react-query'
import t from 'tap'
import { queryKey } from '#web/api/query.ts'
import { beginSession, endSession, restoreSession } from '#web/session/session-state.ts'
import { listenForCalls } from '../listen-for-calls.ts'
import { memoryStorage } from '../memory-storage.ts'

// One block, so that what is put in place for it ends with it.
t.test('the session in the browser', async (t) => {
  const player = { accountId: 'demo', fullName: 'Dana Mocruz', contactEmail: 'dana@example.com' }
  const storage = memoryStorage()
  Object.assign(globalThis, { localStorage: storage })

  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await listenForCalls(t, server)

  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })
  const session = () => client.getQueryData(queryKey('getSession', {}))

  t.test('a login stores the player and loads balance, VIP and favorites', async (t) => {
    beginSession(client, player)
    t.same(session(), { authenticated: true, player })
    await Promise.all(
      client
        .getQueryCache()
        .getAll()
        .map(({ promise }) => promise),
    )
    t.same(asked.toSorted(), ['/api/me/balance', '/api/me/favorites', '/api/me/vip'])
  })

  t.test('the stored value holds the player and nothing else', async (t) => {
    t.same(
      [...storage.kept.values()].map((text) => JSON.parse(text)),
      [player],
    )
  })

  t.test('after a reload the player is shown at once, unconfirmed', async (t) => {
    const reloaded = new QueryClient()
    restoreSession(reloaded)
    const state = reloaded.getQueryState(queryKey('getSession', {}))
    t.same([state?.data, state?.dataUpdatedAt], [{ authenticated: true, player }, 0])
  })

  t.test('the end of a session removes the player’s data everywhere', async (t) => {
    client.setQueryData(queryKey('getBalance', {}), {
      balance: { amount: '1.00', currency: 'PHP' },
      token: '0',
    })
    endSession(client)
    t.same(session(), { authenticated: false })
    t.equal(client.getQueryData(queryKey('getBalance', {})), undefined)
    t.same([...storage.kept.keys()], ['marquee.force-logout'])
  })
})
