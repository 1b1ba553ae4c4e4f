import t from 'tap'
import { claimReload } from '#web/browser/claim-reload.ts'
import { memoryStorage, refusedStorage } from '../memory-storage.ts'

t.test('a page is reloaded once per path within 10 s', async (t) => {
  const storage = memoryStorage()
  const may = (path: string, nowMs: number) => claimReload(() => storage, path, nowMs)
  t.equal(may('/slots', 0), true)
  t.equal(may('/slots', 9_999), false)
  t.equal(may('/casino', 9_999), true)
  t.equal(may('/slots', 10_000), true)
  t.equal(may('/slots', 10_001), false)
})

t.test('without storage there is no reload', async (t) => {
  t.equal(claimReload(refusedStorage, '/slots', 0), false)
  const forgetful = { ...memoryStorage(), getItem: () => null }
  t.equal(
    claimReload(() => forgetful, '/slots', 0),
    false,
  )
})
