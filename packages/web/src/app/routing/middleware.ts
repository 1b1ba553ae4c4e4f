import { type Page, type PageName, pages } from '@marquee/contracts/pages'
import type { Theme } from '@marquee/contracts/templates'
import { loginModalId, loginPageAddress, returnField } from '../../session/login-address.ts'
import { returnPath } from '../../session/return-path.ts'
import type { SessionView } from '../../session/use-session.ts'

/** What a guard is told. `address` is path and query, without the language's prefix. */
export interface GuardContext {
  session: Pick<SessionView, 'status' | 'isConfirmed'>
  theme: Theme
  address: string
}

/** The page may show, waits for the session, or the visitor goes elsewhere; `returnTo` travels in the history. */
export type GuardResult =
  | { kind: 'pass' }
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string; returnTo?: string }

const pass: GuardResult = { kind: 'pass' }
const wait: GuardResult = { kind: 'wait' }

/** Middleware that a route names (specification, section 2). */
export const middlewares = {
  playersOnly: ({ session, theme, address }: GuardContext): GuardResult => {
    if (session.status === 'visitor') return loginRedirect(theme, address)
    return session.status === 'player' && session.isConfirmed ? pass : wait
  },
  guestsOnly: ({ session, address }: GuardContext): GuardResult => {
    if (session.status === 'unknown') return pass
    return session.status === 'player' ? { kind: 'redirect', to: wantedPath(address) ?? '/' } : pass
  },
  /** Where login is a modal, its page leads to the home page, which opens it (specification, section 2). */
  loginAsModal: ({ session, theme, address }: GuardContext): GuardResult => {
    if (!loginModalId(theme)) return pass
    if (session.status === 'unknown') return wait
    const wanted = wantedPath(address) ?? '/'
    if (session.status === 'player') return { kind: 'redirect', to: wanted }
    return { kind: 'redirect', to: '/', returnTo: wanted }
  },
}

/** Where somebody wanted to go who was sent to login, and went on to sign up instead. */
function wantedPath(address: string): string | undefined {
  return returnPath(new URLSearchParams(address.split('?')[1]).get(returnField))
}

export type MiddlewareName = keyof typeof middlewares

const byAccess: Record<Page['access'], readonly MiddlewareName[]> = {
  open: [],
  guest: ['guestsOnly'],
  player: ['playersOnly'],
}

/** Where login is shown: a page of its own, or the home page, which opens the modal. */
export function loginRedirect(theme: Theme, from: string): GuardResult & { kind: 'redirect' } {
  if (loginModalId(theme)) return { kind: 'redirect', to: '/', returnTo: from }
  return { kind: 'redirect', to: loginPageAddress(from) }
}

/** Runs the middleware of a page by name, that of its access first; the first that does not pass decides. */
export function runGuards(
  page: PageName,
  named: readonly MiddlewareName[],
  context: GuardContext,
): GuardResult {
  for (const name of [...byAccess[pages[page].access], ...named]) {
    const result = middlewares[name](context)
    if (result.kind !== 'pass') return result
  }
  return pass
}
