import { type LanguageCode, offeredLanguages, splitLanguagePrefix } from '@marquee/contracts/languages'
import { showProblem } from '../../api/problem-notice.ts'
import { layoutStore } from '../../browser/layout-state.ts'
import { rememberLanguage } from '../../i18n/remember-language.ts'
import { persistedQueries } from '../../session/player-queries.ts'
import { storedPlayer } from '../../session/session-state.ts'
import { reportSessionExpired } from '../errors/session-expired.ts'
import { clientDomainCookie } from './client-domain-cookie.ts'
import type { ProblemListener } from './query-client.ts'
import type { Screen } from './render-contract.ts'

/** Carries out the action decided for a failed call. */
export const handleProblem: ProblemListener = (error, action) => {
  if (action === 'endSession') reportSessionExpired(Date.now())
  else if (action === 'log')
    console.warn(error.problem.message, error.problem.statusCode, error.problem.reference)
  else if (action === 'dialog') showProblem(error.problem)
}

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
