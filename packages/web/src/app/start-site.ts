import { type LanguageCode, splitLanguagePrefix, withLanguagePrefix } from '@marquee/contracts/languages'
import { layoutStore } from '../session/layout-state.ts'
import { showProblem } from '../session/problem-notice.ts'
import { storedPlayer } from '../session/stored-player.ts'
import type { ProblemListener } from './query-client.ts'
import { mayReload } from './reload-once.ts'
import type { Screen } from './render-contract.ts'
import { reportSessionExpired } from './session-expired.ts'
import { clientDomainCookie, languageCookie } from './site-cookies.ts'

/** Does what was decided about a failed call. */
export const handleProblem: ProblemListener = (error, action) => {
  if (action === 'endSession') reportSessionExpired(Date.now())
  else if (action === 'log') console.warn(error.problem.code, error.problem.reference)
  else if (action === 'dialog') showProblem(error.problem)
}

/** Reloads the page, once, when a part of its code is no longer there: a newer build has taken its place. */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(() => sessionStorage, location.pathname, Date.now())) return
    event.preventDefault()
    location.reload()
  })
}

/** Writes the cookies that tell the language and the domain. */
export function writeSiteCookies(language: LanguageCode): void {
  for (const cookie of [languageCookie(language), clientDomainCookie(location.hostname)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = cookie
  }
}

/** A start-up that failed resets the state that was kept (specification, section 4). */
export function resetWhereStartupFailed({ kind }: Screen): void {
  if (kind !== 'themeError' && kind !== 'unreachable') return
  storedPlayer.clear()
  layoutStore.reset()
}

/**
 * The path of this page without its language's prefix, and the prefix. The default language goes without: an
 * address that names it all the same is set right, because links are drawn without.
 */
export function ownAddress(language: LanguageCode): { basename: string; path: string } {
  const { path } = splitLanguagePrefix(location.pathname)
  const prefix = withLanguagePrefix(language, '/')
  const right = withLanguagePrefix(language, path)
  if (location.pathname.toLowerCase() !== right.toLowerCase() && right !== location.pathname) {
    history.replaceState(history.state, '', `${right}${location.search}${location.hash}`)
  }
  return { basename: prefix === '/' ? '' : prefix, path }
}
