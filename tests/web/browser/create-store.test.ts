import t from 'tap'
import { createStore } from '../../../packages/web/src/browser/create-store.ts'

t.test('listeners are notified of every change until they unsubscribe', async (t) => {
  const store = createStore(1)
  const seen: number[] = []
  const stop = store.subscribe(() => seen.push(store.get()))
  store.set(2)
  store.set(3)
  stop()
  store.set(4)
  t.same(seen, [2, 3])
  t.equal(store.get(), 4)
})

t.test('setting the current value notifies no listener', async (t) => {
  const store = createStore<number>(Number.NaN)
  let calls = 0
  store.subscribe(() => {
    calls += 1
  })
  store.set(Number.NaN)
  t.equal(calls, 0)
})
