import t from 'tap'
import { concurrencyLimit, runPreload } from '#web/app/routing/prefetch-limits.ts'

const turn = () => new Promise((next) => setImmediate(next))

function begin(count: number) {
  const run = concurrencyLimit(4)
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  for (const [index, { promise }] of ends.entries()) {
    void run(() => {
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

t.test('at most 4 route-preload promises run at once, whatever asks for them', async (t) => {
  const runIdle = concurrencyLimit(2)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const preload = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  for (const name of ['idle 1', 'idle 2', 'idle 3']) void runIdle(() => runPreload(preload(name)))
  for (const name of ['link 1', 'link 2', 'link 3']) void runPreload(preload(name))
  t.same(begun, ['idle 1', 'idle 2', 'link 1', 'link 2'])
  ends[0]?.()
  await turn()
  t.same(begun.slice(4), ['link 3'], 'what a visitor turns to goes before what is idle')
  for (const end of ends) end()
  await turn()
  t.same(begun.slice(5), ['idle 3'])
  for (const end of ends) end()
})
