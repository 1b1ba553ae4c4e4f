import t from 'tap'
import type { Urgency } from '#bff/documents/render-queue.ts'
import { RenderQueue, type RenderQueueOptions } from '#bff/documents/render-queue.ts'

function createQueue(options: Partial<RenderQueueOptions> = {}) {
  const rendered: string[] = []
  const outcomes: string[] = []
  const lengths: number[] = []
  const queue = new RenderQueue({
    concurrency: 1,
    maxPages: 100,
    turnLimitMs: 60_000,
    onOutcome: (host, outcome) => void outcomes.push(`${host} ${outcome}`),
    onLength: (pages) => void lengths.push(pages),
    ...options,
  })
  const render = (host: string, name: string, urgency: Urgency = 'later') =>
    queue.run(host, urgency, async (turn) => {
      await turn()
      rendered.push(name)
    })
  return { queue, rendered, outcomes, lengths, render }
}

const hang = () => new Promise<never>(() => {})

t.test('brands take turns, however many pages each has', async (t) => {
  const { rendered, render } = createQueue()
  const flood = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => render('a', name))
  await Promise.all([...flood, render('b', 'b1'), render('c', 'c1'), render('b', 'b2')])
  t.same(rendered, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5'])
})

t.test('first paints go before searches and refreshes', async (t) => {
  const { rendered, render } = createQueue()
  await Promise.all([
    render('a', 'search'),
    render('b', 'refresh'),
    render('c', 'first paint', 'firstPaint'),
    render('a', 'its first paint', 'firstPaint'),
  ])
  t.same(rendered, ['first paint', 'its first paint', 'search', 'refresh'])
})

t.test('a brand may use half of the room, and another still finds some', async (t) => {
  const { queue, outcomes } = createQueue({ maxPages: 8 })
  const enter = (host: string) => queue.run(host, 'later', hang)
  for (let page = 0; page < 4; page++) void enter('a')
  await t.rejects(enter('a'), { code: 'overloaded', detail: { retryAfterSeconds: 5 } })
  for (let page = 0; page < 2; page++) void enter('b')
  await t.rejects(enter('b'), { code: 'overloaded' })
  void enter('c')
  t.throws(() => queue.requireRoom('c'), { code: 'overloaded' })
  t.doesNotThrow(() => queue.requireRoom('d'))
  t.same(outcomes, ['a refused', 'b refused', 'c refused'])
})

t.test('a page that waits for its data holds nobody up', async (t) => {
  const { queue, rendered, render } = createQueue()
  void queue.run('a', 'firstPaint', hang)
  await render('b', 'b1')
  t.same(rendered, ['b1'])
})

t.test('a page that hangs in its turn keeps others waiting for a limited time', async (t) => {
  const { queue, rendered, render } = createQueue({ turnLimitMs: 5 })
  void queue.run('a', 'later', async (turn) => {
    await turn()
    await hang()
  })
  await render('b', 'b1')
  t.same(rendered, ['b1'])
})

t.test('no more pages than allowed are rendered at once', async (t) => {
  const { queue } = createQueue({ concurrency: 2 })
  let running = 0
  let most = 0
  const render = () =>
    queue.run('a', 'later', async (turn) => {
      await turn()
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running--
    })
  await Promise.all(Array.from({ length: 10 }, render))
  t.equal(most, 2)
})

t.test('a failed page ends its turn, and every page leaves the queue', async (t) => {
  const { queue, outcomes, lengths, render } = createQueue()
  const failing = queue.run('a', 'later', async (turn) => {
    await turn()
    throw new Error('broken')
  })
  const [failed] = await Promise.allSettled([failing, render('b', 'b1')])
  t.equal(failed?.status, 'rejected')
  t.same(outcomes, ['a failed', 'b rendered'])
  t.same(lengths, [1, 2, 1, 0])
})
