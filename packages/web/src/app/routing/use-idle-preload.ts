import { splitLanguagePrefix } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../../browser/when-idle.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useMenuEntries } from '../../templates/parts/navigations/navigation-entries.ts'
import { fetchJson, useBuildWatch } from '../updates/build-watch.ts'
import { concurrencyLimit, connection, mayPrefetch, runPreload } from './prefetch-limits.ts'
import { matchPage } from './site-routes.tsx'

// Of the preloads that may run at once half, so that what a visitor turns to is not behind them.
const runIdle = concurrencyLimit(2)

/** The files of each page beyond those of every page. */
type FilesOfPages = Partial<Record<PageName, readonly string[]>>

/**
 * Brings the files of the pages that the bar and the menu lead to into the browser's cache while it has nothing else to do.
 * They are fetched rather than imported: a browser does not fetch a failed module again.
 */
export function useIdlePreload(): void {
  const address = `/builds/meta/${useBuildWatch()?.buildId}.${useLanguage()}.json`
  const menuPages = useMenuEntries().flatMap(({ page }) => page ?? [])
  const { key } = useLocation()
  const filesOfPages = useRef<Promise<FilesOfPages>>(undefined)
  const fetched = useRef(new Set<string>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation, because a player's bar has other links
  useEffect(
    () =>
      whenIdle(async () => {
        if (!mayPrefetch(connection())) return
        filesOfPages.current ??= fetchJson(address).then(
          (files) => files as FilesOfPages,
          () => ({}),
        )
        const files = await filesOfPages.current
        const wanted = [...linkedPages(), ...menuPages].flatMap((page) => files[page] ?? [])
        const here = loadedFiles()
        for (const file of wanted) {
          if (here.has(file) || fetched.current.has(file)) continue
          fetched.current.add(file)
          // After the next navigation it is tried again.
          const forget = () => fetched.current.delete(file)
          void runIdle(() => runPreload(() => fetchFile(file).catch(forget)))
        }
      }),
    [address, key],
  )
}

function linkedPages(): PageName[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('nav a[href]:not(main *, footer *)')
  return [...links].flatMap(({ origin, pathname }) =>
    origin === location.origin ? (matchPage(splitLanguagePrefix(pathname).path).page ?? []) : [],
  )
}

/** The files that this page has, or is loading. */
function loadedFiles(): Set<string> {
  // A preloaded picture of several sizes has no `href`.
  const links = document.querySelectorAll<HTMLLinkElement>('link[href]')
  return new Set([...links].map(({ href }) => new URL(href).pathname))
}

async function fetchFile(file: string): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no network.')
  const response = await fetch(file, { priority: 'low' })
  // Only a body that was read to its end is cached.
  await response.blob()
}
