import { deepEqual } from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { LruMap } from '#bff/cache/lru-map.ts'

t.test('the oldest value is the least recently used', async (t) => {
  const map = new LruMap<number>()
  t.equal(map.oldest, undefined)
  map.deleteOldest()
  map.set('a', 1)
  map.set('b', 2)
  map.set('c', 3)
  t.equal(map.get('a'), 1)
  t.equal(map.peek('b'), 2, 'a look is no use')
  t.strictSame([...map.values()], [2, 3, 1])
  map.deleteOldest()
  t.equal(map.oldest, 3)
  map.set('c', 4)
  t.strictSame([...map.values()], [1, 4])
  t.equal(map.get('b'), undefined)
  t.equal(map.size, 2)
})

// The model is a Map, in which a value becomes the newest by being deleted and set again.
t.test('it agrees with a model after any sequence of operations', async () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd')
  const step = fc.tuple(fc.constantFrom('set', 'get', 'peek', 'delete', 'deleteOldest'), name, fc.nat())
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const map = new LruMap<number>()
      const model = new Map<string, number>()
      for (const [act, name, value] of steps) {
        const known = model.get(name)
        if (act === 'peek') deepEqual(map.peek(name), known)
        else if (act === 'get') deepEqual(map.get(name), known)
        else if (act === 'set') map.set(name, value)
        else if (act === 'delete') deepEqual(map.delete(name), model.has(name))
        else map.deleteOldest()
        model.delete(act === 'deleteOldest' ? (model.keys().next().value ?? '') : act === 'peek' ? '' : name)
        if (act === 'set') model.set(name, value)
        else if (act === 'get' && known !== undefined) model.set(name, known)
        deepEqual([...map.values()], [...model.values()])
        deepEqual(map.size, model.size)
        deepEqual(map.oldest, model.values().next().value)
      }
    }),
  )
})
