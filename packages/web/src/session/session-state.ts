import type { Player, Session } from '@marquee/contracts/account'
import type { QueryClient } from '@tanstack/react-query'
import { query, queryKey } from '../api/query.ts'
import { announceLogout } from './force-logout.ts'
import { clearPlayerQueries } from './player-queries.ts'
import { storedPlayer } from './stored-player.ts'

/** The player has signed in: remembers who, then loads the balance, VIP level and favourites. */
export function beginSession(client: QueryClient, player: Player): void {
  clearPlayerQueries(client)
  keepSession(client, { authenticated: true, player })
  void client.prefetchQuery(query('getBalance', {}))
  void client.prefetchQuery(query('getVip', {}))
  void client.prefetchQuery(query('listFavourites', {}))
}

/** The player has a new name or address: takes the place of what is stored (specification, section 4). */
export function changePlayer(client: QueryClient, player: Player): void {
  keepSession(client, { authenticated: true, player })
}

/** The session is over: resets the user state here and tells the other tabs. */
export function endSession(client: QueryClient): void {
  keepSession(client, { authenticated: false })
  clearPlayerQueries(client)
  announceLogout(localStorage, Date.now())
}

/** Shows the player of the last visit until the gateway has said who is signed in. Call it after hydration. */
export function restoreSession(client: QueryClient): void {
  const player = storedPlayer.read()
  if (player)
    client.setQueryData(queryKey('getSession', {}), { authenticated: true, player }, { updatedAt: 0 })
}

/** Keeps what is known of the session, in memory and across reloads. */
function keepSession(client: QueryClient, session: Session): void {
  client.setQueryData(queryKey('getSession', {}), session)
  storeSession(session)
}

/** Keeps across reloads who is signed in. */
export function storeSession(session: Session): void {
  if (session.authenticated) storedPlayer.write(session.player)
  else storedPlayer.clear()
}
