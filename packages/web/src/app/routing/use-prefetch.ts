import type { Session } from '@marquee/contracts/areas/account/identity'
import { type LanguageCode, splitLanguagePrefix } from '@marquee/contracts/languages'
import { pages } from '@marquee/contracts/pages'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHref } from 'react-router'
import { query, queryKey, type Read } from '../../api/query.ts'
import type { PageVisit } from '../../brand/pages/site-page.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { now } from '../../browser/clock.ts'
import { useLanguage } from '../../i18n/language.ts'
import { loadPage } from './load-page.ts'
import { ownReads, publicReads } from './page-reads.ts'
import { connection, mayPrefetch, runPreload } from './prefetch-limits.ts'
import { matchPage } from './site-routes.tsx'

// Ignores a pointer that only passes over a link.
const hoverDelayMs = 60

/**
 * Prefetches the page of a link when the visitor hovers, focuses or touches it, and begins what the page asks for when the
 * link is followed, while its code is still loading.
 */
export function usePrefetch(): void {
  const client = useQueryClient()
  const startup = useStartup()
  const language = useLanguage()
  const home = useHref('/')
  useEffect(() => {
    const prefetched = new Set<string>()
    let hover: ReturnType<typeof setTimeout> | undefined
    const visitOf = ({ origin, pathname, search }: HTMLAnchorElement): PageVisit | undefined => {
      const { language: prefix, path } = splitLanguagePrefix(pathname)
      if (origin !== location.origin || prefix !== splitLanguagePrefix(home).language) return undefined
      const { page } = matchPage(path)
      return page && { page, search: new URLSearchParams(search), startup, language }
    }
    const prefetch = (link: HTMLAnchorElement) => {
      const key = link.pathname + link.search
      const visit = visitOf(link)
      if (!visit || prefetched.has(key) || !mayPrefetch(connection())) return
      prefetched.add(key)
      void runPreload(() => prefetchPage(visit, client, language))
    }
    const onOver = (event: Event) => {
      clearTimeout(hover)
      const link = linkOf(event)
      if (link) hover = setTimeout(prefetch, hoverDelayMs, link)
    }
    const onIntent = (event: Event) => {
      const link = linkOf(event)
      if (link) prefetch(link)
    }
    const onFollow = (event: Event) => {
      const link = linkOf(event)
      // Behind the router's own listener, which has changed the address by then.
      const visit = link && event.defaultPrevented && link.href === location.href ? visitOf(link) : undefined
      if (visit) void prefetchReads(readsOf(visit, client), client)
    }
    document.addEventListener('pointerover', onOver, { passive: true })
    document.addEventListener('focusin', onIntent)
    document.addEventListener('touchstart', onIntent, { passive: true })
    document.addEventListener('click', onFollow)
    return () => {
      clearTimeout(hover)
      document.removeEventListener('pointerover', onOver)
      document.removeEventListener('focusin', onIntent)
      document.removeEventListener('touchstart', onIntent)
      document.removeEventListener('click', onFollow)
    }
  }, [client, startup, language, home])
}

/** Loads a page's code and texts, and what everybody sees there. A failure is ignored: no chunk reload happens here. */
async function prefetchPage(visit: PageVisit, client: QueryClient, language: LanguageCode): Promise<void> {
  // A visitor who opens a page for players meets the login first.
  const isForPlayers = pages[visit.page].access === 'player'
  const page = isForPlayers && isVisitor(client) ? 'login' : visit.page
  await Promise.all([loadPage(page, language), prefetchReads(publicReads({ ...visit, page }), client)])
}

/** What a page that is opened now asks for. */
function readsOf(visit: PageVisit, client: QueryClient): Read[] {
  const state = client.getQueryState<Session>(queryKey('getSession', {}))
  const isConfirmed = state?.data?.authenticated === true && state.dataUpdatedAt > 0
  return [...publicReads(visit), ...(isConfirmed ? ownReads(visit, now()) : [])]
}

async function prefetchReads(reads: readonly Read[], client: QueryClient): Promise<void> {
  await Promise.all(
    reads.map(({ id, input }) =>
      // The page that shows it tells of its failure.
      client.prefetchQuery({ ...query(id, input as never), meta: { opensDialog: () => false } }),
    ),
  )
}

function isVisitor(client: QueryClient): boolean {
  return client.getQueryData<Session>(queryKey('getSession', {}))?.authenticated === false
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}
