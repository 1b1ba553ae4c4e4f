import { QueryClient } from '@tanstack/react-query'
import t from 'tap'
import { queryKey } from '#web/api/query.ts'
import { createPersistedQueries } from '#web/session/player-queries.ts'
import { memoryStorage, refusedStorage } from '../memory-storage.ts'

const balance = { balance: { amount: '12.50', currency: 'PHP' }, token: '3.00' }
const owner = 'build-1 demo'
const key = [...queryKey('getBalance', {})]

/** A tab that has stored its player's balance when the page was left. */
function leaveTab() {
  const storage = memoryStorage()
  const client = new QueryClient()
  client.setQueryData(key, balance)
  client.setQueryData(['listInbox', {}], { messages: ['not a part of the user state'] })
  createPersistedQueries(() => storage).persist(client, owner)
  return storage
}

const comeBack = (
  storage: ReturnType<typeof memoryStorage>,
  who: string | undefined,
  client = new QueryClient(),
) => {
  createPersistedQueries(() => storage).restore(client, who)
  return client
}

t.test('the user state is restored after a reload, as stale data', async (t) => {
  const client = comeBack(leaveTab(), owner)
  t.same(client.getQueryData(key), balance)
  t.equal(client.getQueryState(key)?.dataUpdatedAt, 0, 'as old as can be')
  t.equal(client.getQueryData(['listInbox', {}]), undefined)
})

t.test('a newer response of the gateway is not overwritten', async (t) => {
  const client = new QueryClient()
  const newer = { ...balance, token: '9.00' }
  client.setQueryData(key, newer)
  t.same(comeBack(leaveTab(), owner, client).getQueryData(key), newer)
})

t.test('only the same player and build restore it', async (t) => {
  for (const other of ['build-1 maria', 'build-2 demo', undefined])
    t.equal(comeBack(leaveTab(), other).getQueryData(key), undefined, String(other))
})

t.test('nothing is stored after a logout', async (t) => {
  const storage = leaveTab()
  createPersistedQueries(() => storage).persist(new QueryClient(), owner)
  t.equal(storage.kept.size, 0, 'a page that knows nothing keeps nothing')
  const client = new QueryClient()
  client.setQueryData(key, balance)
  createPersistedQueries(() => storage).persist(client, undefined)
  t.equal(storage.kept.size, 0, 'nor one where nobody is signed in')
})

t.test('storage that is malformed or refused counts as empty', async (t) => {
  for (const found of ['7', '[]', '{"owner":1,"answers":{}}', `{"owner":"${owner}","answers":null}`]) {
    const storage = memoryStorage(new Map([['marquee.user', found]]))
    t.equal(comeBack(storage, owner).getQueryData(key), undefined, found)
  }
  const refused = createPersistedQueries(refusedStorage)
  const client = new QueryClient()
  client.setQueryData(key, balance)
  refused.persist(client, owner)
  refused.restore(client, owner)
  t.same(client.getQueryData(key), balance)
})
