import type { ValueStorage } from '../browser/stored-value.ts'

/** Key of the marker that tells other tabs that the session has ended (specification, section 4). */
export const forceLogoutKey = 'marquee.force-logout'

/** Writes the marker. Each one differs from the last, because storage events tell changes alone. */
export function announceLogout(storage: ValueStorage, nowMs: number): void {
  try {
    storage.setItem(forceLogoutKey, `${nowMs}-${Math.random().toString(36).slice(2)}`)
  } catch {
    // Without storage there is nothing to tell other tabs by; they learn it from their next call.
  }
}

/** Calls back when another tab has written the marker. Answers the way to stop listening. */
export function onLogoutElsewhere(target: EventTarget, callback: () => void): () => void {
  const listen = (event: Event) => {
    if ('key' in event && event.key === forceLogoutKey && 'newValue' in event && event.newValue) callback()
  }
  target.addEventListener('storage', listen)
  return () => target.removeEventListener('storage', listen)
}
