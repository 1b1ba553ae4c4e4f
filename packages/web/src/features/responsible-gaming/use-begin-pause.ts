import { useQueryClient } from '@tanstack/react-query'
import { formDrafts } from '../../browser/form-drafts.ts'
import { endSession } from '../../session/session-state.ts'
import { closeModal } from '../../ui/overlay/modal-store.ts'
import { begunPause } from './begun-pause.ts'

/** A function that follows a pause which the platform has begun: the gateway has ended the session, and so does the page. */
export function useBeginPause(): (until: string) => void {
  const client = useQueryClient()
  return (until) => {
    closeModal()
    begunPause.set({ until })
    endSession(client)
    formDrafts.clear()
    window.scrollTo(0, 0)
  }
}
