import { type ComponentType, lazy } from 'react'
import { claimReload } from './claim-reload.ts'

let isReloading = false

/**
 * Waits for code that is wanted now. Where it is gone, a newer build having taken its place, the page is reloaded
 * (specification, section 4), and the code never comes: the old page stays in sight until then. A page that was
 * reloaded for it already gets the failure. Code that is only guessed at is imported without this.
 */
export async function importChunk<Value>(code: Promise<Value>): Promise<Value> {
  try {
    return await code
  } catch (error) {
    if (reloads()) return new Promise(() => {})
    throw error
  }
}

/** A component whose code comes when it is first drawn. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return preloadable(load).Component
}

/**
 * A component whose code comes when it is first drawn, or earlier by `preload`. It is asked for once: a browser does
 * not fetch a module again that failed, so only a reload helps, and that the error screen offers.
 */
export function preloadable<Props>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const preload = () => {
    loading ??= importChunk(load()).then((Component) => ({ default: Component }))
    return loading
  }
  return { Component: lazy(preload), preload }
}

/** Reloads the page, where that may help. @returns whether it is being reloaded */
function reloads(): boolean {
  // The server draws with the same code and has no page.
  if (isReloading || typeof window === 'undefined') return isReloading
  if (!navigator.onLine) {
    // A reload would lose the page that there is.
    window.addEventListener('online', () => location.reload(), { once: true })
    return false
  }
  isReloading = claimReload(() => sessionStorage, location.pathname, Date.now())
  if (isReloading) location.reload()
  return isReloading
}
