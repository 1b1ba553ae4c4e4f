import { type Page, type PageName, pagePath, pages } from '@marquee/contracts/pages'
import type { Theme } from '@marquee/contracts/templates'
import { loginModalId, loginPageAddress, returnField } from '../../session/login-address.ts'
import { returnPath } from '../../session/return-path.ts'
import type { SessionView } from '../../session/session-state.ts'

/** The input of a guard. `address` is path and query, without the language prefix. */
export interface GuardContext {
  session: Pick<SessionView, 'status' | 'isConfirmed'>
  theme: Theme
  address: string
}

/** Show the page, wait for the session, or redirect the visitor; `returnTo` goes into the history state. */
export type GuardResult =
  | { kind: 'pass' }
  | { kind: 'pending' }
  | { kind: 'redirect'; to: string; returnTo?: string }

const pass: GuardResult = { kind: 'pass' }
const pending: GuardResult = { kind: 'pending' }

/** The middleware of routes, by name (specification, section 2). */
export const middlewares = {
  playersOnly: ({ session, theme, address }: GuardContext): GuardResult => {
    if (session.status === 'visitor') return isDemo(address) ? pass : loginRedirect(theme, address)
    return session.status === 'player' && session.isConfirmed ? pass : pending
  },
  guestsOnly: ({ session, address }: GuardContext): GuardResult => {
    if (session.status === 'unknown') return pass
    return session.status === 'player' ? { kind: 'redirect', to: requestedPath(address) ?? '/' } : pass
  },
  /** Where login is a modal, the login page redirects to the home page, which opens it (specification, section 2). */
  loginAsModal: ({ session, theme, address }: GuardContext): GuardResult => {
    if (!loginModalId(theme)) return pass
    if (session.status === 'unknown') return pending
    const returnTo = requestedPath(address) ?? '/'
    if (session.status === 'player') return { kind: 'redirect', to: returnTo }
    return { kind: 'redirect', to: '/', returnTo }
  },
}

/** Whether the address is a game for play money, which needs no account unless the platform asks for one. */
function isDemo(address: string): boolean {
  const [path, search] = address.split('?')
  return path === pagePath('playnow') && new URLSearchParams(search).get('mode')?.toUpperCase() === 'DEMO'
}

/** The path to return to, for a visitor who was sent to login (and may have gone on to sign up). */
function requestedPath(address: string): string | undefined {
  return returnPath(new URLSearchParams(address.split('?')[1]).get(returnField))
}

export type MiddlewareName = keyof typeof middlewares

const byAccess: Record<Page['access'], readonly MiddlewareName[]> = {
  open: [],
  guest: ['guestsOnly'],
  player: ['playersOnly'],
}

/** The redirect to login: to the login page, or to the home page, which opens the modal. */
export function loginRedirect(theme: Theme, from: string): GuardResult & { kind: 'redirect' } {
  if (loginModalId(theme)) return { kind: 'redirect', to: '/', returnTo: from }
  return { kind: 'redirect', to: loginPageAddress(from) }
}

/** Runs the guards of a page: that of its access first, then those named. The first one that does not pass decides. */
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
