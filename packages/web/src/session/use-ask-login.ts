import type { Session } from '@marquee/contracts/areas/account/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { queryKey } from '../api/query.ts'
import { useTheme } from '../brand/startup-context.ts'
import { openModal } from '../ui/overlay/modal-store.ts'
import { loginModalId, loginPageAddress } from './login-address.ts'
import type { LoginWish } from './login-request.ts'

/**
 * A function that asks a visitor to log in for what they wished, and leads on to `next` afterwards. The page stays
 * beneath the login modal, or one step back in the history. Returns false, and does nothing, unless it is known that
 * nobody is logged in.
 */
export function useAskLogin(): (next: string, wish?: LoginWish) => boolean {
  const client = useQueryClient()
  const navigate = useNavigate()
  const modal = loginModalId(useTheme())
  return (next, wish) => {
    // Read when asked, so that hundreds of links do not render again when the session is known.
    const session = client.getQueryData<Session>(queryKey('getSession', {}))
    if (!session || session.authenticated) return false
    if (modal) openModal(modal, { next, wish })
    else void navigate(loginPageAddress(next), { state: { wish } })
    return true
  }
}
