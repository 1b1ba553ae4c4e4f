import type { Session } from '@marquee/contracts/areas/account/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { queryKey } from '../api/query.ts'
import { useTheme } from '../brand/startup-context.ts'
import { openModal } from '../ui/overlay/modal-store.ts'
import { loginModalId, loginPageAddress } from './login-address.ts'

/**
 * A function that asks a visitor to log in, and leads on to `next` afterwards. The page stays beneath the login modal,
 * or one step back in the history. Returns false, and does nothing, unless it is known that nobody is logged in.
 */
export function useAskLogin(): (next: string) => boolean {
  const client = useQueryClient()
  const navigate = useNavigate()
  const modal = loginModalId(useTheme())
  return (next) => {
    // Read when asked, so that hundreds of links do not render again when the session is known.
    const session = client.getQueryData<Session>(queryKey('getSession', {}))
    if (!session || session.authenticated) return false
    if (modal) openModal(modal, next)
    else void navigate(loginPageAddress(next))
    return true
  }
}
