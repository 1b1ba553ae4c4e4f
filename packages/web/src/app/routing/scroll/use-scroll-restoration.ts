import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { keepScrollTarget } from './keep-scroll-target.ts'
import { createScrollPositions } from './scroll-positions.ts'

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
