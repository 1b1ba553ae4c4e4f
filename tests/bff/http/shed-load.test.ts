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

t.test('a burst of work that is over is not a reason to refuse anybody', async (t) => {
  const site = await startSite({ MAX_EVENT_LOOP_DELAY_MS: '150' })
  t.teardown(() => site.close())
  t.equal((await site.ask('/api/startup')).status, 200)
  const pause = () => {
    const until = performance.now() + 1000
    while (performance.now() < until);
  }
  // The delay is sampled between the pauses, so that the second fills a sample alone.
  for (let pauses = 0; pauses < 2; pauses++) {
    await new Promise((resolve) => setImmediate(resolve))
    pause()
  }
  for (let request = 0; request < 20; request++) t.equal((await site.ask('/api/startup')).status, 200)
})
