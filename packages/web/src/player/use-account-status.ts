import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { useSession } from '../session/use-session.ts'
import { useAskEvery } from './told.ts'

// The platform's contract (2.15) asks for one call a minute, and none while the page is hidden.
const pollMs = 60_000

/** How many messages are unread; asked for once a minute while the page is visible and not told of changes. */
export function useAccountStatus() {
  const { status, isConfirmed } = useSession()
  return useQuery({
    ...query('getAccountStatus', {}),
    enabled: status === 'player' && isConfirmed,
    refetchInterval: useAskEvery(pollMs),
    refetchIntervalInBackground: false,
    // A missing count opens no dialog; the end of the session is reported all the same.
    meta: { shownInPlace: true },
  })
}
