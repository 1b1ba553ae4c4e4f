import t from 'tap'
import { announceLogout, forceLogoutKey, onLogoutElsewhere } from '#web/session/session-state.ts'
import { memoryStorage, refusedStorage } from '../memory-storage.ts'

function storageEvent(key: string, newValue: string | null): Event {
  return Object.assign(new Event('storage'), { key, newValue })
}

t.test('each marker differs from the last, so that other tabs get an event', async (t) => {
  const storage = memoryStorage()
  announceLogout(() => storage, 1)
  const first = storage.kept.get(forceLogoutKey)
  announceLogout(() => storage, 1)
  t.ok(first)
  t.not(storage.kept.get(forceLogoutKey), first)
})

t.test('a browser that keeps nothing can log out all the same', async () => announceLogout(refusedStorage, 1))

t.test('only a new marker ends the session of another tab', async (t) => {
  const tab = new EventTarget()
  let ended = 0
  const stop = onLogoutElsewhere(tab, () => {
    ended += 1
  })
  tab.dispatchEvent(storageEvent('marquee.layout', '{}'))
  tab.dispatchEvent(storageEvent(forceLogoutKey, null))
  t.equal(ended, 0)
  tab.dispatchEvent(storageEvent(forceLogoutKey, '1-a'))
  t.equal(ended, 1)
  stop()
  tab.dispatchEvent(storageEvent(forceLogoutKey, '2-b'))
  t.equal(ended, 1)
})
