import type { PageName } from '@marquee/contracts/pages'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { focusHeading } from '../../browser/focus-heading.ts'
import { followNavigation } from '../../browser/page-trail.ts'
import { keepScrollTarget } from './scroll/keep-scroll-target.ts'
import { useScrollRestoration } from './scroll/use-scroll-restoration.ts'
import { usePageTitle } from './use-page-title.ts'
import { usePendingLink } from './use-pending-link.ts'
import { useViewportCookie } from './use-viewport-cookie.ts'

// By then the content above the target has loaded.
const timeoutMs = 3_000

/**
 * The effects of a route change (specification, section 2): scrolls to the top or to the hash, and moves the focus to
 * the new page's heading. Back and Forward restore the scroll position (use-scroll-restoration.ts).
 */
export function RouteChange({ page }: { page: PageName | undefined }) {
  const { pathname, search, hash, key } = useLocation()
  const navigationType = useNavigationType()
  const lastPathname = useRef(pathname)
  usePageTitle(page)
  useViewportCookie(page)
  useScrollRestoration()
  usePendingLink()

  // biome-ignore lint/correctness/useExhaustiveDependencies: one call for each entry of the history (key)
  useEffect(() => followNavigation(navigationType, { key, address: `${pathname}${search}` }), [key])

  useLayoutEffect(() => {
    const target = hash ? document.getElementById(decodeHash(hash)) : null
    if (target) return keepScrollTarget(() => scrollTo(target), timeoutMs)
    // For style sheets that move a page in as it arrives.
    if (lastPathname.current !== pathname) document.documentElement.dataset.arrived = ''
    if (lastPathname.current !== pathname && navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
    return undefined
  }, [pathname, hash, navigationType])

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    focusHeading()
  }, [pathname])

  return null
}

// Content above the target may still grow, so it is never reached for good.
function scrollTo(target: HTMLElement): false {
  target.scrollIntoView()
  return false
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
