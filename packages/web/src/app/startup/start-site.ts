import { type LanguageCode, offeredLanguages, splitLanguagePrefix } from '@marquee/contracts/languages'
import { showProblem } from '../../api/problem-notice.ts'
import { layoutStore } from '../../browser/layout-state.ts'
import { rememberLanguage } from '../../i18n/remember-language.ts'
import { persistedQueries } from '../../session/persisted-queries.ts'
import { storedPlayer } from '../../session/stored-player.ts'
import { reportSessionExpired } from '../errors/session-expired.ts'
import { clientDomainCookie } from './client-domain-cookie.ts'
import type { ProblemListener } from './query-client.ts'
import type { Screen } from './render-contract.ts'

/** Does what was decided about a failed call. */
export const handleProblem: ProblemListener = (error, action) => {
  if (action === 'endSession') reportSessionExpired(Date.now())
  else if (action === 'log')
    console.warn(error.problem.message, error.problem.statusCode, error.problem.reference)
  else if (action === 'dialog') showProblem(error.problem)
}

/** Writes the cookies that tell the language and the domain. */
export function writeSiteCookies(language: LanguageCode): void {
  rememberLanguage(language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  document.cookie = clientDomainCookie(location.hostname)
}

/** A start-up that failed resets the state that was kept (specification, section 4). */
export function resetWhereStartupFailed({ kind }: Screen): void {
  if (kind !== 'themeError' && kind !== 'unreachable') return
  storedPlayer.clear()
  persistedQueries.clear()
  layoutStore.reset()
}

/** The language prefix of this page's address, and its path without it: what the server was given. */
export function ownAddress(): { basename: string; path: string } {
  const { pathname } = location
  const { language, path } = splitLanguagePrefix(pathname)
  return { basename: language ? `/${offeredLanguages[language].prefix}` : '', path }
}
