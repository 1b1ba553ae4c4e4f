import t from 'tap'
import { createScrollPositions } from '#web/app/routing/scroll-restoration.ts'
import { memoryStorage } from '../memory-storage.ts'

t.test('the position of each history entry survives a reload', async (t) => {
  const storage = memoryStorage()
  const memory = createScrollPositions(() => storage)
  memory.set('lobby', 12_345.6)
  memory.set('home', 0)
  t.equal(memory.get('lobby'), 12_346)
  t.equal(memory.get('other'), undefined)
  const reloaded = () => {
    const again = createScrollPositions(() => storage)
    again.restore()
    return again
  }
  t.equal(reloaded().get('lobby'), undefined, 'not before it is kept')
  memory.save()
  t.equal(reloaded().get('lobby'), 12_346)
})

t.test('a long history drops its oldest entries', async (t) => {
  const memory = createScrollPositions(() => memoryStorage())
  memory.set('first', 1)
  for (let entry = 0; entry < 49; entry += 1) memory.set(String(entry), entry)
  memory.set('first', 2)
  memory.set('last', 3)
  t.equal(memory.get('first'), 2, 'seen again not long ago')
  t.equal(memory.get('0'), undefined)
  t.equal(memory.get('1'), 1)
})

t.test('storage that is malformed or refused counts as empty', async (t) => {
  const storage = memoryStorage()
  storage.setItem('marquee.scroll', '[["a",1],["b"],7]')
  const spoiled = createScrollPositions(() => storage)
  spoiled.restore()
  t.equal(spoiled.get('a'), 1)
  const refused = () => {
    throw new Error('refused')
  }
  const memory = createScrollPositions(refused)
  memory.restore()
  memory.set('a', 5)
  memory.save()
  t.equal(memory.get('a'), 5)
})
