import t from 'tap'
import { createReadMessages } from '../../../packages/web/src/player/read-messages.ts'
import { memoryStorage } from '../memory-storage.ts'

t.test('opened messages are stored without the player’s name', async (t) => {
  const storage = memoryStorage()
  const read = createReadMessages(() => storage)
  let told = 0
  read.subscribe(() => {
    told += 1
  })
  read.mark('demo', 'm1')
  read.mark('demo', 'm1')
  read.mark('demo', 'm2')
  t.equal(told, 2)
  const later = createReadMessages(() => storage)
  t.same(later.of('demo'), ['m1', 'm2'])
  t.same(later.of('maria'), [])
  t.notMatch([...storage.kept.values()].join(), /demo/)
})

t.test('messages that the platform counts as read are dropped', async (t) => {
  const storage = memoryStorage()
  const read = createReadMessages(() => storage)
  read.mark('demo', 'm1')
  read.mark('demo', 'm2')
  read.keepOnly('demo', ['m2', 'm3'])
  t.same(read.of('demo'), ['m2'])
})
