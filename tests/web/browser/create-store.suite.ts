import t from 'tap'
import { createStore } from '#web/browser/create-store.ts'

t.test('listeners are called for every change until they unsubscribe', async (t) => {
  const store = createStore(1)
  const values: number[] = []
  const unsubscribe = store.subscribe(() => values.push(store.get()))
  store.set(2)
  store.set(3)
  unsubscribe()
  store.set(4)
  t.same(values, [2, 3])
  t.equal(store.get(), 4)
})

t.test('setting the current value does not call listeners', async (t) => {
  const store = createStore<number>(Number.NaN)
  let calls = 0
  store.subscribe(() => {
    calls += 1
  })
  store.set(Number.NaN)
  t.equal(calls, 0)
})
