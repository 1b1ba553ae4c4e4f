import { setImmediate as nextTurn } from 'node:timers/promises'
import t from 'tap'
import { createThread } from '#bff/threads/thread.ts'

const script = new URL('./sleepy-worker.ts', import.meta.url)

t.test(
  'tasks are answered in turn, and one that fails or takes too long ends none of the others',
  async (t) => {
    const run = createThread<number, string>(script, 3_000)
    const answers = await Promise.allSettled([1, -1, 2, 60_000, 3].map((ms) => run(ms)))
    t.match(answers, [
      { value: '1 ms later' },
      { status: 'rejected', reason: { message: 'before now' } },
      { value: '2 ms later' },
      { status: 'rejected', reason: { name: 'AbortError' } },
      { value: '3 ms later' },
    ])
  },
)

t.test('an answer that came in time is taken by an event loop that was held up', async (t) => {
  const run = createThread<number, string>(script, 1_000)
  await run(0)
  const answer = run(300)
  await nextTurn()
  const heldUntil = performance.now() + 1_500
  while (performance.now() < heldUntil);
  t.equal(await answer, '300 ms later')
})
