import { mayReload } from './reload-once.ts'

let isReloading = false
let guesses = 0

/**
 * Reloads the page, once, when a part of its code is no longer there: a newer build has taken its place
 * (specification, section 4). Without a network a reload would lose the page that there is, so it waits for that.
 */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isReloading || guesses > 0) return
    if (!navigator.onLine) {
      window.addEventListener('online', () => location.reload(), { once: true })
      return
    }
    if (!mayReload(() => sessionStorage, location.pathname, Date.now())) return
    isReloading = true
    location.reload()
  })
}

/** Waits for code; while the page is being reloaded for its sake it never comes, and the old page stays in sight. */
export function arrivingCode<Value>(code: Promise<Value>): Promise<Value> {
  return code.catch((error: unknown) => (isReloading ? new Promise<Value>(() => {}) : Promise.reject(error)))
}

/** Loads code that nobody has asked for yet: the page is not reloaded because a guess failed. */
export async function guessing<Value>(load: () => Promise<Value>): Promise<Value> {
  guesses += 1
  try {
    return await load()
  } finally {
    guesses -= 1
  }
}
