import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useOperation } from '../api/use-operation.ts'
import { formDrafts } from '../browser/form-drafts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { showToast } from '../ui/feedback/toast.ts'
import { closeModals } from '../ui/overlay/modal-store.ts'
import { endSession } from './session-state.ts'
import { signOutNavigation } from './sign-out-navigation.ts'

/**
 * Signs the player out: the gateway clears the cookie, then this tab and the others drop the player's data, and this tab
 * opens the home page. When the gateway cannot be reached the player stays signed in and sees the problem, because the
 * cookie is still there.
 */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const client = useQueryClient()
  const { mutate, isPending } = useOperation('logout')
  const { t } = useTranslation('messages')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const onSuccess = () => {
    if (pathname !== '/') {
      signOutNavigation.begin()
      void navigate('/')
    }
    endSession(client)
    closeModals()
    formDrafts.clear()
    showToast({ tone: 'success', text: t('loggedOut'), topic: 'session' })
  }
  return { signOut: () => mutate({}, { onSuccess }), isPending }
}
