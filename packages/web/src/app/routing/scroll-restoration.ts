import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { storedValue, type ValueStorage } from '../../browser/stored-value.ts'

// A lobby reaches its former height only when its games have loaded, which takes long on a slow connection.
const timeoutMs = 10_000

const positions = createScrollPositions(() => sessionStorage)

/**
 * Stores the scroll position of each entry of the tab's history and restores it on Back, Forward and reload. The
 * browser's restoration and react-router's `ScrollRestoration` both scroll once, when a lobby has not reached its former
 * height, and `ScrollRestoration` needs a data router (see site-routes.tsx).
 */
export function useScrollRestoration(): void {
  const { key, hash } = useLocation()
  const navigationType = useNavigationType()

  // Before the effect below reads them.
  useLayoutEffect(() => {
    if (isReturnVisit()) positions.restore()
  }, [])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', positions.save)
    return () => window.removeEventListener('pagehide', positions.save)
  }, [])

  useLayoutEffect(() => {
    const top = navigationType === NavigationType.Pop && !hash ? positions.get(key) : undefined
    const stop = top === undefined ? undefined : keepScrollTarget(() => scrollBack(top), timeoutMs)
    const savePosition = () => positions.set(key, window.scrollY)
    // The visitor may have scrolled before this code had loaded.
    if (top === undefined) savePosition()
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => {
      window.removeEventListener('scroll', savePosition)
      stop?.()
    }
  }, [key, hash, navigationType])
}

/** Scrolls to `top`, in px. @returns whether the page was high enough */
function scrollBack(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' })
  return Math.abs(window.scrollY - top) <= 1
}

/** Whether this document was reloaded or returned to: only then positions may be stored. */
function isReturnVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

// A tab's history is short; older entries start at the top.
const maxEntries = 50

/** The scroll positions of the tab's history, by the key of the entry; stored across reloads. */
export function createScrollPositions(storage: () => ValueStorage) {
  const stored = storedValue('marquee.scroll', storage, parsePositions)
  const positions = new Map<string, number>()
  return {
    /** Sets a position, in px from the top. */
    set(key: string, top: number): void {
      positions.delete(key)
      positions.set(key, Math.round(top))
      if (positions.size > maxEntries) positions.delete(positions.keys().next().value ?? '')
    },
    get: (key: string): number | undefined => positions.get(key),
    /** Reads the stored positions. Not called on every visit: the first access to a browser's storage is slow. */
    restore: () => {
      for (const [key, top] of stored.read() ?? []) if (!positions.has(key)) positions.set(key, top)
    },
    /** Stores the positions; call it before the page unloads. */
    save: () => stored.write([...positions]),
  }
}

function parsePositions(found: unknown): [string, number][] | undefined {
  if (!Array.isArray(found)) return undefined
  return found.filter(
    (entry): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  )
}

const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a target, and again whenever the page grows, because a page may render in steps. `scroll` returns whether
 * the target was reached for good. Stops at the visitor's own input and after `timeoutMs`.
 *
 * @returns a function that stops it
 */
export function keepScrollTarget(scroll: () => boolean, timeoutMs: number): () => void {
  const observer = new ResizeObserver(() => tryScroll())
  const timer = setTimeout(stop, timeoutMs)

  function tryScroll(): void {
    if (scroll()) stop()
  }
  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of inputEvents) window.removeEventListener(name, stop)
  }

  for (const name of inputEvents) window.addEventListener(name, stop, { passive: true })
  observer.observe(document.body)
  tryScroll()
  return stop
}
