import type { ValueStorage } from '../browser/stored-value.ts'

/** Key of the marker that tells other tabs that the session has ended (specification, section 4). */
export const forceLogoutKey = 'marquee.force-logout'

/** Writes the marker. Each one differs from the last, because storage events fire for changes only. */
export function announceLogout(storage: ValueStorage, nowMs: number): void {
  try {
    storage.setItem(forceLogoutKey, `${nowMs}-${Math.random().toString(36).slice(2)}`)
  } catch {
    // Without storage other tabs cannot be notified; their next call fails with the end of the session.
  }
}

/** Calls back when another tab has written the marker. Returns a function that stops listening. */
export function onLogoutElsewhere(target: EventTarget, callback: () => void): () => void {
  const onStorage = (event: Event) => {
    if ('key' in event && event.key === forceLogoutKey && 'newValue' in event && event.newValue) callback()
  }
  target.addEventListener('storage', onStorage)
  return () => target.removeEventListener('storage', onStorage)
}
