import t from 'tap'
import { concurrencyLimit } from '#web/app/routing/prefetch-limits.ts'

const turn = () => new Promise((next) => setImmediate(next))

function begin(count: number) {
  const run = concurrencyLimit(4)
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  for (const [index, { promise }] of ends.entries()) {
    run(() => {
      begun.push(index)
      return promise
    })
  }
  return { ends, begun }
}

t.test('at most four tasks run at once; the others queue', async (t) => {
  const { ends, begun } = begin(7)
  t.same(begun, [0, 1, 2, 3])
  ends[2]?.resolve()
  await turn()
  t.same(begun, [0, 1, 2, 3, 4])
  ends[0]?.resolve()
  ends[1]?.resolve()
  await turn()
  t.same(begun, [0, 1, 2, 3, 4, 5, 6])
})

t.test('a failed task makes room for the next one', async (t) => {
  const { ends, begun } = begin(5)
  ends[3]?.reject(new Error('no network'))
  await turn()
  t.same(begun, [0, 1, 2, 3, 4])
})
