import t from 'tap'
import { createScrollPositions } from '../../../packages/web/src/app/routing/scroll/scroll-positions.ts'
import { memoryStorage } from '../memory-storage.ts'

t.test('the place on each entry of the history outlives a reload', async (t) => {
  const storage = memoryStorage()
  const memory = createScrollPositions(() => storage)
  memory.note('lobby', 12_345.6)
  memory.note('home', 0)
  t.equal(memory.placeOf('lobby'), 12_346)
  t.equal(memory.placeOf('other'), undefined)
  const reloaded = () => {
    const again = createScrollPositions(() => storage)
    again.restore()
    return again
  }
  t.equal(reloaded().placeOf('lobby'), undefined, 'not before it is kept')
  memory.keep()
  t.equal(reloaded().placeOf('lobby'), 12_346)
})

t.test('a long history forgets what lies deepest', async (t) => {
  const memory = createScrollPositions(() => memoryStorage())
  memory.note('first', 1)
  for (let entry = 0; entry < 49; entry += 1) memory.note(String(entry), entry)
  memory.note('first', 2)
  memory.note('last', 3)
  t.equal(memory.placeOf('first'), 2, 'seen again not long ago')
  t.equal(memory.placeOf('0'), undefined)
  t.equal(memory.placeOf('1'), 1)
})

t.test('storage that is spoiled or refused counts as empty', async (t) => {
  const storage = memoryStorage()
  storage.setItem('marquee.scroll', '[["a",1],["b"],7]')
  const spoiled = createScrollPositions(() => storage)
  spoiled.restore()
  t.equal(spoiled.placeOf('a'), 1)
  const refused = () => {
    throw new Error('refused')
  }
  const memory = createScrollPositions(refused)
  memory.restore()
  memory.note('a', 5)
  memory.keep()
  t.equal(memory.placeOf('a'), 5)
})
