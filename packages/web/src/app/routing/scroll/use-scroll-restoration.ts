import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { keepScrollTarget } from './keep-scroll-target.ts'
import { createScrollPositions } from './scroll-positions.ts'

// A lobby is as high as it was only when its games have come, over a slow line.
const timeoutMs = 10_000

const memory = createScrollPositions(() => sessionStorage)

/**
 * Keeps the visitor's place on each page of the tab's history, and goes there on Back, Forward and reload. Neither the
 * browser nor react-router's `ScrollRestoration` can: both scroll once, when a lobby is not yet as high as it was, and
 * `ScrollRestoration` works in a data router alone (see site-routes.tsx).
 */
export function useScrollRestoration(): void {
  const { key, hash } = useLocation()
  const navigationType = useNavigationType()

  // Before the first look at it below.
  useLayoutEffect(() => {
    if (isReturn()) memory.restore()
  }, [])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', memory.keep)
    return () => window.removeEventListener('pagehide', memory.keep)
  }, [])

  useLayoutEffect(() => {
    const place = navigationType === NavigationType.Pop && !hash ? memory.placeOf(key) : undefined
    const stop = place === undefined ? undefined : keepScrollTarget(() => scrollBack(place), timeoutMs)
    const note = () => memory.note(key, window.scrollY)
    // A visitor may have scrolled before this code came.
    if (place === undefined) note()
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      stop?.()
    }
  }, [key, hash, navigationType])
}

/** Whether the page is high enough to go there, in px from its top. */
function scrollBack(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' })
  return Math.abs(window.scrollY - top) <= 1
}

/** Whether this document was reloaded, or come back to: only then there is a place to go to. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
