import t from 'tap'
import { startSite } from '../../support/site.ts'

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
