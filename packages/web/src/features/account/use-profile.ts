import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useSession } from '../../session/session-state.ts'

/** What the platform keeps of the player beside the session's name and address. Pages are whole without it. */
export function useProfile() {
  const { status, isConfirmed } = useSession()
  return useQuery({
    ...query('getProfile', {}),
    enabled: status === 'player' && isConfirmed,
  })
}
