import type { ResponseOf } from '@marquee/contracts/operations'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryKey } from '../../api/query.ts'
import { hashText } from '../../browser/hash-text.ts'
import { eventStreamConnected } from '../../player/event-stream-connected.ts'
import { isPlayerQuery } from '../../session/player-queries.ts'
import { reportSessionExpired } from '../errors/problem-action.ts'
import { hasUnsavedInput, reloadOnce } from '../updates/reload-once.ts'
import type { PlayerEvent } from './event-stream.ts'
import { followEvents } from './event-stream.ts'

/**
 * Follows what changes for the player: balance, messages, maintenance, the end of the session.
 * @returns how to stop
 */
export function followPlayer(accountId: string, client: QueryClient): () => void {
  if (!canFollow()) return () => {}
  return followEvents(`marquee.events.${hashText(accountId)}`, {
    onEvent: (event) => apply(event, client),
    onConnected: eventStreamConnected.set,
  })
}

// Browsers without these poll, as every page does without a stream.
const canFollow = () => 'locks' in navigator && 'BroadcastChannel' in window && 'EventSource' in window

function apply(event: PlayerEvent, client: QueryClient): void {
  if (event.event === 'balance') replace(client, queryKey('getBalance', {}), event.data)
  else if (event.event === 'status') applyStatus(event.data, client)
  else if (event.event === 'activity') void client.invalidateQueries({ predicate: mayDifferAfterActivity })
  else if (event.event === 'ended') void checkSession()
  else if (event.event === 'site' && event.data.isInMaintenance && !hasUnsavedInput()) reloadOnce(client)
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

/** The session of the stream is over. This browser may have another one by now, such as after a change of password. */
async function checkSession(): Promise<void> {
  const session = await call('getSession', {}).catch(() => undefined)
  if (session?.authenticated === false) reportSessionExpired(Date.now())
}
