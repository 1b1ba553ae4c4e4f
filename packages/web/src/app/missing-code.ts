import { mayReload } from './reload-once.ts'

let isReloading = false

/**
 * Reloads the page, once, when a part of its code is no longer there: a newer build has taken its place
 * (specification, section 4).
 */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isReloading || !mayReload(() => sessionStorage, location.pathname, Date.now())) return
    isReloading = true
    location.reload()
  })
}

/** Waits for code; while the page is being reloaded for its sake it never comes, and the old page stays in sight. */
export function arrivingCode<Value>(code: Promise<Value>): Promise<Value> {
  return code.catch((error: unknown) => (isReloading ? new Promise<Value>(() => {}) : Promise.reject(error)))
}
