import {
  type Breakpoint,
  breakpointAt,
  breakpoints,
  fallbackBreakpoint,
  isBreakpoint,
} from '@marquee/contracts/breakpoints'
import { createStore, useStore } from './create-store.ts'
import { afterPaint } from './when-idle.ts'

/** The breakpoint of the viewport as a store. It starts with the fallback. */
export function createViewport() {
  const { get, set, subscribe } = createStore<Breakpoint>(fallbackBreakpoint)
  let isRemembered = false
  return {
    get,
    subscribe,
    /** Takes the breakpoint from the cookie that the last page has left, for the first render. */
    restore(cookie: string) {
      const [, name = ''] = /(?:^|; )viewport=(\w+)/.exec(cookie) ?? []
      isRemembered = isBreakpoint(name)
      if (isBreakpoint(name)) set(name)
    },
    /**
     * Follows the width of the window, and tells each breakpoint that it comes to, the first one too. One that was restored
     * is measured after the next paint.
     * @returns a function that stops it
     */
    follow(onChange: (name: Breakpoint) => void): () => void {
      let told: Breakpoint | undefined
      const measure = () => {
        const name = breakpointAt(window.innerWidth)
        set(name)
        if (name !== told) onChange(name)
        told = name
      }
      window.addEventListener('resize', measure)
      const cancel = isRemembered ? afterPaint(measure) : undefined
      if (!cancel) measure()
      return () => {
        cancel?.()
        window.removeEventListener('resize', measure)
      }
    },
  }
}

export const viewport = createViewport()

/**
 * Whether the viewport has a breakpoint or a wider one. False on the server and in the first render, so that a phone loads
 * nothing that it does not show.
 */
export function useReaches(name: Breakpoint): boolean {
  return useStore(viewport, (current) => breakpoints[current] >= breakpoints[name], false)
}
