import type { Player, Session } from '@marquee/contracts/areas/account/identity'
import { hasPlayerHint } from '@marquee/contracts/player-hint'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ProblemError } from '../api/problem-error.ts'
import { query, queryKey } from '../api/query.ts'
import { storedValue, type ValueStorage } from '../browser/stored-value.ts'
import { newAccount } from './new-account.ts'
import { clearPlayerQueries } from './player-queries.ts'
import { refusedPlayer } from './refused-player.ts'
import { sessionEnd } from './session-end.ts'

/**
 * Who is signed in: `unknown` on the server, in the first render, and until the gateway has answered.
 * `isConfirmed` is false while a player is shown from the last visit and the gateway has not answered.
 */
export type SessionView =
  | { status: 'unknown'; player: null; isConfirmed: false; isUnanswered: boolean }
  | { status: 'visitor'; player: null; isConfirmed: true; isUnanswered: false }
  | { status: 'player'; player: Player; isConfirmed: boolean; isUnanswered: false }

/** The session of this browser. `isUnanswered`: the call for the session has failed. */
export function useSession(): SessionView {
  // Never stale by time: only a login, a logout or an answer with the end of the session changes it.
  const { data, dataUpdatedAt, isError } = useQuery({
    ...query('getSession', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return { status: 'unknown', player: null, isConfirmed: false, isUnanswered: isError }
  if (!data.authenticated) return { status: 'visitor', player: null, isConfirmed: true, isUnanswered: false }
  return { status: 'player', player: data.player, isConfirmed: dataUpdatedAt > 0, isUnanswered: false }
}

/**
 * Runs a log-in of an account. Where it fails and the gateway has ended this browser's session for it, which another tab
 * may have begun, all tabs follow (specification, section 4). Who the platform says it was for is kept for the form.
 */
export async function tryLogin<Value>(
  client: QueryClient,
  accountId: string,
  run: () => Promise<Value>,
): Promise<Value> {
  const hadSession = hasPlayerHint(document.cookie)
  try {
    return await run()
  } catch (error) {
    if (hadSession && !hasPlayerHint(document.cookie)) endSession(client)
    if (error instanceof ProblemError && error.problem.player)
      refusedPlayer.set({ accountId, ...error.problem.player })
    throw error
  }
}

/** Stores the player who has just signed in, then loads the balance, VIP level and favorites. */
export function beginSession(client: QueryClient, player: Player): void {
  clearPlayerQueries(client)
  refusedPlayer.set(undefined)
  sessionEnd.clear()
  setSession(client, { authenticated: true, player })
  void client.prefetchQuery(query('getBalance', {}))
  void client.prefetchQuery(query('getVip', {}))
  void client.prefetchQuery(query('listFavorites', {}))
}

/** Replaces the stored player after a change of name or email address (specification, section 4). */
export function changePlayer(client: QueryClient, player: Player): void {
  setSession(client, { authenticated: true, player })
}

/** Ends the session: resets the user state of this tab and notifies the other tabs. */
export function endSession(client: QueryClient): void {
  setSession(client, { authenticated: false })
  clearPlayerQueries(client)
  newAccount.end()
  announceLogout(() => localStorage, Date.now())
}

/** Shows the player of the last visit until the gateway has answered who is signed in. Call it after hydration. */
export function restoreSession(client: QueryClient): void {
  const player = storedPlayer.read()
  if (player)
    client.setQueryData(queryKey('getSession', {}), { authenticated: true, player }, { updatedAt: 0 })
}

/** Sets the session in the query cache and in storage. */
function setSession(client: QueryClient, session: Session): void {
  client.setQueryData(queryKey('getSession', {}), session)
  storeSession(session)
}

/** Stores who is signed in, so that it survives a reload. */
export function storeSession(session: Session): void {
  if (session.authenticated) storedPlayer.write(session.player)
  else storedPlayer.clear()
}

/**
 * The player last signed in here, so that a reload shows the signed-in header before the gateway has answered. It
 * holds no token and grants no access: only the sealed cookie does.
 */
export const storedPlayer = storedValue('marquee.player', () => localStorage, readPlayer)

function readPlayer(found: unknown): Player | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const text = (name: keyof Player) => (name in found ? String(Reflect.get(found, name)) : '')
  const player = {
    accountId: text('accountId'),
    fullName: text('fullName'),
    contactEmail: text('contactEmail'),
  }
  return player.accountId === '' ? undefined : player
}

/** Key of the marker that tells other tabs that the session has ended (specification, section 4). */
export const forceLogoutKey = 'marquee.force-logout'

/** Writes the marker. Each one differs from the last, because storage events fire for changes only. */
export function announceLogout(storage: () => ValueStorage, nowMs: number): void {
  try {
    storage().setItem(forceLogoutKey, `${nowMs}-${Math.random().toString(36).slice(2)}`)
  } catch {
    // Without storage other tabs cannot be notified; their next call fails with the end of the session.
  }
}

/** Calls back when another tab has written the marker. Returns a function that stops listening. */
export function onLogoutElsewhere(target: EventTarget, callback: () => void): () => void {
  const onStorage = (event: Event) => {
    if ('key' in event && event.key === forceLogoutKey && 'newValue' in event && event.newValue) callback()
  }
  target.addEventListener('storage', onStorage)
  return () => target.removeEventListener('storage', onStorage)
}
