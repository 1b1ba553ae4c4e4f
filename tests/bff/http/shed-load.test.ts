import t from 'tap'
import { startSite } from '../../support/site.ts'

t.test('a process that lags refuses early, its probes still answer, and it recovers by itself', async (t) => {
  const site = await startSite({ MAX_EVENT_LOOP_DELAY_MS: '150' })
  t.teardown(() => site.close())
  const askUntil = async (status: number) => {
    let answer = await site.ask('/api/startup')
    for (let tries = 0; tries < 2000 && answer.status !== status; tries++)
      answer = await site.ask('/api/startup')
    return answer
  }
  t.equal((await askUntil(200)).status, 200)

  const busy = setInterval(() => {
    const until = performance.now() + 300
    while (performance.now() < until);
  }, 1)
  const refused = await askUntil(503)
  t.equal(refused.status, 503)
  t.ok(refused.headers['retry-after'])
  t.match(refused.json(), { code: 'overloaded', handling: 'dialog' })
  t.equal((await fetch(`${site.adminUrl}/livez`)).status, 200)
  clearInterval(busy)

  t.equal((await askUntil(200)).status, 200)
})
