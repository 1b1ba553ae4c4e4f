import t from 'tap'
import { mapConcurrently } from '../../support/map-concurrently.ts'
import { startSite } from '../../support/site.ts'

t.test('a flood of invented hosts does not evict a rate limit that was reached', async (t) => {
  const site = await startSite({ RATE_LIMIT_CREDENTIALS: '5/60' })
  t.teardown(() => site.close())
  const guess = (host: string, body: unknown) => site.ask('/api/session', { method: 'POST', host, body })
  const credentials = { accountId: 'demo', password: 'Guess123' }
  for (let tries = 0; tries < 3; tries++) t.equal((await guess('localhost', credentials)).status, 422)
  t.equal((await guess('localhost', credentials)).status, 429)
  // Each attempt adds counters for a new host and account.
  const hosts = Array.from({ length: 5100 }, (_, index) => `h${index}.crowd.test`)
  const attempts = mapConcurrently([...hosts.entries()], 32, async ([index, host]) => {
    return (await guess(host, { ...credentials, accountId: `player-${index}` })).status
  })
  t.equal((await attempts).filter((status) => status !== 429).length, 5, 'invented hosts are counted as one')
  t.equal((await guess('localhost', credentials)).status, 429)
})
