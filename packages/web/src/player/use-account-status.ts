import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { useSession } from '../session/session-state.ts'
import { usePollInterval } from './event-stream-connected.ts'

// The platform's contract (2.15) asks for one call a minute, and none while the page is hidden.
const pollMs = 60_000

/** How many messages are unread; polled once a minute while the page is visible and no event stream is connected. */
export function useAccountStatus() {
  const { status, isConfirmed } = useSession()
  return useQuery({
    ...query('getAccountStatus', {}),
    enabled: status === 'player' && isConfirmed,
    refetchInterval: usePollInterval(pollMs),
    refetchIntervalInBackground: false,
  })
}

/** How many messages the player has not opened; 0 while unknown. */
export function useUnreadCount(): number {
  return useAccountStatus().data?.unreadCount ?? 0
}
