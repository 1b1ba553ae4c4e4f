import { type LanguageCode, offeredLanguages, splitLanguagePrefix } from '@marquee/contracts/languages'
import { captureInstallPrompt } from '../../browser/install-prompt.ts'
import { layoutStore } from '../../browser/layout-state.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { rememberLanguage } from '../../i18n/language.ts'
import { persistedQueries } from '../../session/player-queries.ts'
import { storedPlayer } from '../../session/session-state.ts'
import type { ProblemListener } from '../errors/problem-action.ts'
import type { BuildWatch } from '../updates/build-watch.ts'
import type { Screen } from './render-state.ts'
import { clientDomainCookie } from './site-cookies.ts'

/** Writes the cookies for the language and the domain. */
export function writeSiteCookies(language: LanguageCode): void {
  rememberLanguage(language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = clientDomainCookie(location.hostname)
}

/** Resets the stored state after a failed start-up (specification, section 4). */
export function resetAfterFailedStartup({ kind }: Screen): void {
  if (kind !== 'themeError' && kind !== 'unreachable') return
  storedPlayer.clear()
  persistedQueries.clear()
  layoutStore.reset()
}

/** The language prefix of this page's address, and its path without it, as the server rendered it. */
export function splitLocation(): { basename: string; path: string } {
  const { pathname } = location
  const { language, path } = splitLanguagePrefix(pathname)
  return { basename: language ? `/${offeredLanguages[language].prefix}` : '', path }
}

/**
 * Stores whose link brought the visitor, before a page asks for it and a navigation changes the address. Most addresses have
 * no query, and need no code for it.
 */
export async function rememberLink(): Promise<void> {
  const { search, hash } = location
  if (search === '') return
  const loaded = await import('../../browser/attribution.ts').catch(() => undefined)
  loaded?.attribution.remember(search + hash, Date.now())
}

/** Starts the tasks beside rendering. Nothing awaits them, and most of them start when the browser is idle. */
export function startBackgroundTasks(watch: BuildWatch, onProblem: ProblemListener): void {
  captureInstallPrompt(window)
  whenIdle(() => {
    void watch.loadRedirects()
    // A missing chunk is ignored: the next page runs the same tasks.
    import('./idle-tasks.ts').then(({ runIdleTasks }) => runIdleTasks(onProblem)).catch(() => {})
  })
}
