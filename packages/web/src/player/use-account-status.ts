import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { useSession } from '../session/use-session.ts'

// One cheap call a minute, and none while nobody looks (platform's contract, 2.15).
const beatMs = 60_000

/** The account's heartbeat: how many messages are unread, asked once a minute while the page is in sight. */
export function useAccountStatus() {
  const { status, isConfirmed } = useSession()
  return useQuery({
    ...query('getAccountStatus', {}),
    enabled: status === 'player' && isConfirmed,
    refetchInterval: beatMs,
    refetchIntervalInBackground: false,
    // A number that is missing is no reason for a dialog; the end of the session is said all the same.
    meta: { shownInPlace: true },
  })
}
