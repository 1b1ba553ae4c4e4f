import type { PageName } from '@marquee/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { usePageLink } from '../../brand/pages/pages-context.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { focusHeading } from '../../browser/focus-heading.ts'
import { followNavigation } from '../../browser/page-trail.ts'
import { viewport } from '../../browser/viewport.ts'
import { useLanguage } from '../../i18n/language.ts'
import { viewportCookie } from '../startup/site-cookies.ts'
import { seoQuery } from './page-seo.tsx'
import { keepScrollTarget, useScrollRestoration } from './scroll-restoration.ts'

// By then the content above the target has loaded.
const timeoutMs = 3_000

/**
 * The effects of a route change (specification, section 2): scrolls to the top or to the hash, and moves the focus to
 * the new page's heading. Back and Forward restore the scroll position (scroll-restoration.ts).
 */
export function RouteChange({ page }: { page: PageName | undefined }) {
  const { pathname, search, hash, key } = useLocation()
  const navigationType = useNavigationType()
  const lastPathname = useRef(pathname)
  usePageTitle(page)
  useViewportCookie()
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

/** Keeps the breakpoint of the viewport in a cookie, for the first render of the next page. */
function useViewportCookie(): void {
  useEffect(
    () =>
      viewport.follow((name) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
        document.cookie = viewportCookie(name)
      }),
    [],
  )
}

/**
 * Marks the link that the visitor has followed (`data-pending`) until its page is shown: the code and the data of a page
 * may take seconds on a slow connection, while the page before it stays.
 */
function usePendingLink(): void {
  const { key } = useLocation()
  useEffect(() => {
    // Behind the router's own listener, which has changed the address by then.
    document.addEventListener('click', markPending)
    return () => document.removeEventListener('click', markPending)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the next page is shown
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-pending]')) delete link.dataset.pending
  }, [key])
}

function markPending({ target, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link && defaultPrevented && link.href === location.href) link.dataset.pending = ''
}

/**
 * Updates the document's title on navigation: to the brand's own (SEO), or to the page's name and the site's. The first
 * title came with the document and stays.
 */
function usePageTitle(page: PageName | undefined): void {
  const linkTo = usePageLink()
  const ownName = page && linkTo(page).text
  const { siteName } = useStartup().site
  const firstPage = useRef<PageName | undefined | null>(page)
  if (firstPage.current !== page) firstPage.current = null
  const isFirst = firstPage.current !== null
  const { data, isPending } = useQuery({
    ...seoQuery(page ?? 'home', useLanguage()),
    enabled: page !== undefined && !isFirst,
  })
  useEffect(() => {
    if (isFirst || (page !== undefined && isPending)) return
    document.title =
      data?.metaTitle || [page && (data?.itemName || ownName), siteName].filter(Boolean).join(' · ')
  }, [isFirst, page, isPending, data, siteName, ownName])
}
