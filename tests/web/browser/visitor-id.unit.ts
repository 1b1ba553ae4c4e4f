import t from 'tap'
import { createVisitorId } from '#web/browser/visitor-id.ts'
import { memoryStorage, refusedStorage } from '../memory-storage.ts'

t.test('a browser keeps its id, and no two share one', async (t) => {
  const storage = memoryStorage()
  const mark = createVisitorId(() => storage)()
  t.match(mark, /^[0-9a-f]{32}$/)
  t.equal(createVisitorId(() => storage)(), mark)
  const other = memoryStorage()
  t.not(createVisitorId(() => other)(), mark)
})

t.test('a malformed id is replaced; without storage there is none', async (t) => {
  const spoiled = memoryStorage(new Map([['marquee.visitor', '"<script>"']]))
  t.match(createVisitorId(() => spoiled)(), /^[0-9a-f]{32}$/)
  t.equal(createVisitorId(refusedStorage)(), undefined)
})
