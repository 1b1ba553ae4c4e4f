import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '../api/use-operation.ts'
import { endSession } from './session-state.ts'

/**
 * Signs the player out: the gateway clears the cookie, then this tab and the others forget the player. When the
 * gateway cannot be reached the player stays signed in and is told so, because the cookie is still there.
 */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const client = useQueryClient()
  const { mutate, isPending } = useOperation('logout')
  return { signOut: () => mutate({}, { onSuccess: () => endSession(client) }), isPending }
}
