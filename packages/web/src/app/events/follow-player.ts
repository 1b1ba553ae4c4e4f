import type { ResponseOf } from '@marquee/contracts/operations'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { query, queryKey } from '../../api/query.ts'
import { hashText } from '../../browser/hash-text.ts'
import { hasUnsavedInput, reloadOnce } from '../../browser/reload-page.ts'
import { eventStreamConnected } from '../../player/event-stream-connected.ts'
import { isPlayerQuery } from '../../session/player-queries.ts'
import { storedPlayer } from '../../session/session-state.ts'
import { reportSessionExpired } from '../errors/problem-action.ts'
import type { PlayerEvent } from './event-stream.ts'
import { followEvents } from './event-stream.ts'

/**
 * Follows what changes for the player: balance, messages, a site that closes, the end of the session, also while the page is kept
 * by the browser.
 * @returns how to stop
 */
export function followPlayer(accountId: string, client: QueryClient): () => void {
  const stopHiding = hideWhileAway(accountId, client)
  if (!canFollow()) return stopHiding
  const leave = followEvents(`marquee.events.${hashText(accountId)}`, {
    onEvent: (event) => apply(event, client),
    onConnected: eventStreamConnected.set,
  })
  return () => {
    stopHiding()
    leave()
  }
}

// Browsers without these poll, as every page does without a stream.
const canFollow = () => 'locks' in navigator && 'BroadcastChannel' in window && 'EventSource' in window

function apply(event: PlayerEvent, client: QueryClient): void {
  if (event.event === 'balance') replace(client, queryKey('getBalance', {}), event.data)
  else if (event.event === 'status') applyStatus(event.data, client)
  else if (event.event === 'activity') void client.invalidateQueries({ predicate: mayDifferAfterActivity })
  else if (event.event === 'ended') void checkSession(client)
  else if (event.event === 'site' && !event.data.isOpen && !hasUnsavedInput()) reloadOnce(client)
}

/** Replaces what the page has asked for. An event is never the first answer: parts of the page may still hydrate. */
function replace(client: QueryClient, key: readonly unknown[], data: object): void {
  const state = client.getQueryState(key)
  if (state && state.status !== 'pending') client.setQueryData(key, data)
}

/** A message may tell of a new VIP level or a reward, which other parts of the page show, too. */
function applyStatus(status: ResponseOf<'getAccountStatus'>, client: QueryClient): void {
  const key = queryKey('getAccountStatus', {})
  const before = client.getQueryData<typeof status>(key)
  replace(client, key, status)
  if (before && before.unreadCount !== status.unreadCount)
    void client.invalidateQueries({ predicate: mayDifferAfterActivity })
}

const withEvents: ReadonlySet<unknown> = new Set(['getBalance', 'getAccountStatus'])

/** The player's own data on the page, except what has events of its own. */
function mayDifferAfterActivity(asked: { queryKey: readonly unknown[] }): boolean {
  return isPlayerQuery(asked) && !withEvents.has(asked.queryKey[0])
}

/**
 * The session of the stream is over. This browser may have another one by now, such as after a change of password, and a
 * page that has ended it itself, as for a break, has said so.
 */
async function checkSession(client: QueryClient): Promise<void> {
  const session = await call('getSession', {}).catch(() => undefined)
  const known = client.getQueryData<ResponseOf<'getSession'>>(queryKey('getSession', {}))
  if (session?.authenticated === false && known?.authenticated) reportSessionExpired(Date.now(), '')
}

/**
 * Hides a page that the browser keeps while the player is on another one, and shows it again when the gateway has confirmed
 * who is signed in: it may come back long after a logout in another tab, of which it has heard nothing.
 *
 * @returns how to stop
 */
function hideWhileAway(accountId: string, client: QueryClient): () => void {
  const { style } = document.documentElement
  const stopped = new AbortController()
  const { signal } = stopped
  addEventListener('pagehide', ({ persisted }) => persisted && style.setProperty('visibility', 'hidden'), {
    signal,
  })
  addEventListener(
    'pageshow',
    async ({ persisted }) => {
      if (!persisted) return
      const session = await client
        .fetchQuery({ ...query('getSession', {}), staleTime: 0 })
        .catch(() => undefined)
      // Without an answer, what the other tabs have stored counts.
      const player = session ? session.authenticated && session.player : storedPlayer.read()
      if (player && player.accountId === accountId) style.removeProperty('visibility')
      else location.reload()
    },
    { signal },
  )
  return () => stopped.abort()
}
