import type { Session } from '@marquee/contracts/areas/account/identity'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import { type LanguageCode, splitLanguagePrefix } from '@marquee/contracts/languages'
import { pages } from '@marquee/contracts/pages'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHref } from 'react-router'
import { query, queryKey } from '../../api/query.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { useLanguage } from '../../i18n/language.ts'
import { loadPageTexts } from '../../i18n/load-i18n.ts'
import { type Connection, concurrencyLimit, mayPrefetch } from './prefetch-limits.ts'
import { routes } from './routes.tsx'
import { matchPage } from './site-routes.tsx'

// Specification, section 9: at most four at once.
const runLimited = concurrencyLimit(4)

// Ignores a pointer that only passes over a link.
const hoverDelayMs = 60

interface PrefetchContext {
  client: QueryClient
  startup: Startup
  language: LanguageCode
}

/** Prefetches the page of a link when the visitor hovers, focuses or touches it. */
export function usePrefetch(): void {
  const client = useQueryClient()
  const startup = useStartup()
  const language = useLanguage()
  const home = useHref('/')
  useEffect(() => {
    const prefetched = new Set<string>()
    let hover: ReturnType<typeof setTimeout> | undefined
    const prefetch = (link: HTMLAnchorElement) => {
      const { origin, pathname, search } = link
      const key = pathname + search
      if (origin !== location.origin || prefetched.has(key) || !mayPrefetch(connection())) return
      prefetched.add(key)
      const { language: prefix, path } = splitLanguagePrefix(pathname)
      if (prefix !== splitLanguagePrefix(home).language) return
      runLimited(() => prefetchPage(path, search, { client, startup, language }))
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
    document.addEventListener('pointerover', onOver, { passive: true })
    document.addEventListener('focusin', onIntent)
    document.addEventListener('touchstart', onIntent, { passive: true })
    return () => {
      clearTimeout(hover)
      document.removeEventListener('pointerover', onOver)
      document.removeEventListener('focusin', onIntent)
      document.removeEventListener('touchstart', onIntent)
    }
  }, [client, startup, language, home])
}

/** Loads the page's code and texts, then the data it renders with. A failure is ignored: no chunk reload happens here. */
async function prefetchPage(path: string, search: string, { client, startup, language }: PrefetchContext) {
  const page = matchPage(path)?.page
  if (!page) return
  // A visitor who opens a page for players meets the login first.
  const route = routes[pages[page].access === 'player' && isVisitor(client) ? 'login' : page]
  const [{ queries }] = await Promise.all([route.load(language), route.texts && loadPageTexts(language)])
  const pageQueries = queries?.(new URLSearchParams(search), startup, language) ?? []
  await Promise.all(pageQueries.map(({ id, input }) => client.prefetchQuery(query(id, input as never))))
}

function isVisitor(client: QueryClient): boolean {
  return client.getQueryData<Session>(queryKey('getSession', {}))?.authenticated === false
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

// Not every browser supports the Network Information API.
const connection = () => (navigator as Navigator & { connection?: Connection }).connection
