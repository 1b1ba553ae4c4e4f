import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { startSite } from '../../support/site.ts'
import { fullTest } from '../../support/test-size.ts'

/** Keeps the event loop of this process, which the gateway shares, busy for 300 ms at a time until it is cleared. */
const lag = () =>
  setInterval(() => {
    const until = performance.now() + 300
    while (performance.now() < until);
  }, 1)

t.test('a lagging process sheds load, still answers probes, and recovers', async (t) => {
  const site = await startSite({ MAX_EVENT_LOOP_DELAY_MS: '150' })
  t.teardown(() => site.close())
  const askUntil = async (status: number) => {
    const giveUpAt = performance.now() + 10_000
    let answer = await site.ask('/api/startup')
    while (answer.status !== status && performance.now() < giveUpAt) answer = await site.ask('/api/startup')
    return answer
  }
  t.equal((await askUntil(200)).status, 200)

  const busy = lag()
  const refused = await askUntil(503)
  t.equal(refused.status, 503)
  t.ok(refused.headers['retry-after'])
  t.match(refused.json(), { code: 'overloaded', handling: 'dialog' })
  t.equal((await fetch(`${site.adminUrl}/livez`)).status, 200)
  clearInterval(busy)

  t.equal((await askUntil(200)).status, 200)
})

fullTest('a lag that ends within a second refuses nobody', async (t) => {
  const site = await startSite({ MAX_EVENT_LOOP_DELAY_MS: '150' })
  t.teardown(() => site.close())
  const statuses = new Set<number>()
  const busy = lag()
  await sleep(900)
  clearInterval(busy)
  const end = performance.now() + 2000
  while (performance.now() < end) statuses.add((await site.ask('/api/startup')).status)
  t.strictSame([...statuses], [200])
})
