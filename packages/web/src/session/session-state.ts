import type { Player, Session } from '@marquee/contracts/areas/account/identity'
import type { QueryClient } from '@tanstack/react-query'
import { query, queryKey } from '../api/query.ts'
import { announceLogout } from './force-logout.ts'
import { newAccount } from './new-account.ts'
import { clearPlayerQueries } from './player-queries.ts'
import { storedPlayer } from './stored-player.ts'

/** Stores the player who has just signed in, then loads the balance, VIP level and favorites. */
export function beginSession(client: QueryClient, player: Player): void {
  clearPlayerQueries(client)
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
  announceLogout(localStorage, Date.now())
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
