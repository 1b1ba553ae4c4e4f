import t from 'tap'
import { createLayoutStore, layoutDefaults } from '#web/browser/layout-state.ts'
import { memoryStorage, refusedStorage } from '../memory-storage.ts'

t.test('a choice is restored after a reload', async (t) => {
  const storage = memoryStorage()
  createLayoutStore(() => storage).update({ isBalanceHidden: true })
  t.same([...storage.kept.keys()], ['marquee.layout'])
  const reloaded = createLayoutStore(() => storage)
  t.same(reloaded.get(), layoutDefaults, 'the first render equals the server’s')
  reloaded.restore()
  t.same(reloaded.get(), { ...layoutDefaults, isBalanceHidden: true })
})

t.test('a closed announcement stays closed', async (t) => {
  const storage = memoryStorage()
  createLayoutStore(() => storage).update({ isDownloadBarClosed: true, closedAnnouncements: ['a', 'b'] })
  const reloaded = createLayoutStore(() => storage)
  reloaded.restore()
  t.match(reloaded.get(), {
    isBalanceHidden: false,
    isDownloadBarClosed: true,
    closedAnnouncements: ['a', 'b'],
  })
})

t.test('reset restores the defaults, in the store and after a reload', async (t) => {
  const storage = memoryStorage()
  const store = createLayoutStore(() => storage)
  store.update({ isBalanceHidden: true })
  let told = 0
  store.subscribe(() => {
    told += 1
  })
  store.reset()
  t.same([store.get(), storage.kept.size, told], [layoutDefaults, 0, 1])
})

t.test('storage that is malformed or refused counts as empty', async (t) => {
  const wrong = '{"isBalanceHidden":"yes","isDownloadBarClosed":1,"closedAnnouncements":{}}'
  for (const spoiled of ['{', '[]', '7', 'null', wrong]) {
    const store = createLayoutStore(() => memoryStorage(new Map([['marquee.layout', spoiled]])))
    store.restore()
    t.same(store.get(), layoutDefaults, spoiled)
  }
  const refused = createLayoutStore(refusedStorage)
  refused.restore()
  refused.update({ isBalanceHidden: true })
  t.equal(refused.get().isBalanceHidden, true, 'it holds until the page goes')
})
