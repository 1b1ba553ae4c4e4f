import { type ComponentType, lazy } from 'react'
import { claimReload } from './claim-reload.ts'

let isReloading = false

/**
 * Awaits the dynamic import of code that the page needs now. Where the chunk is gone because a newer build has replaced
 * it, the page is reloaded (specification, section 4) and the promise stays pending, so that the old page stays visible
 * until then. Rejects where the page was already reloaded for it. Prefetching imports without this.
 */
export async function importChunk<Value>(chunk: Promise<Value>): Promise<Value> {
  try {
    return await chunk
  } catch (error) {
    if (tryReload()) return new Promise(() => {})
    throw error
  }
}

/** A component whose code loads when it is first rendered. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return preloadable(load).Component
}

/**
 * A component whose code loads when it is first rendered, or earlier by `preload`. It is imported once: a browser does
 * not fetch a failed module again, so only the reload that the error screen offers helps.
 */
export function preloadable<Props>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const preload = () => {
    loading ??= importChunk(load()).then((Component) => ({ default: Component }))
    return loading
  }
  return { Component: lazy(preload), preload }
}

/** Reloads the page where that may help. @returns whether it is being reloaded */
function tryReload(): boolean {
  // The server renders with the same code and has no page.
  if (isReloading || typeof window === 'undefined') return isReloading
  // A page that cannot start is reloaded by the script of its document.
  if (!('hydrated' in document.documentElement.dataset)) return false
  if (!navigator.onLine) {
    // A reload without a network would lose the current page.
    window.addEventListener('online', () => location.reload(), { once: true })
    return false
  }
  isReloading = claimReload(() => sessionStorage, location.pathname, Date.now())
  if (isReloading) location.reload()
  return isReloading
}
