import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useLayoutState } from '../../../browser/layout-state.ts'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { useAnnouncements } from '../announcements/use-announcements.ts'
// Loads the modal's code together with this file, so that opening it needs no request.
import '../modals/announcements-modal.tsx'
import { announcementsModal } from '../modals/modal-ids.ts'
import { DownloadBar } from './download-bar.tsx'
import { onUserIdle } from './on-user-idle.ts'

// Announcements open once per document, even when the visitor left them for another modal without closing them.
let wasOpened = false

/** What a page shows by itself once the visitor is idle: announcements on the home page, and the app's download bar. */
export function IdlePrompts() {
  const { pathname } = useLocation()
  return (
    <>
      {pathname === '/' ? <AnnouncementsOpener /> : null}
      <DownloadBar />
    </>
  )
}

/** Opens the announcements when one of them is of kind `modal` and was not dismissed. */
function AnnouncementsOpener() {
  const { announcements } = useAnnouncements()
  const { closedAnnouncements } = useLayoutState()
  const open = useEffectEvent(() => {
    const needsModal = ({ id, kind }: (typeof announcements)[number]) =>
      kind === 'modal' && !closedAnnouncements.includes(id)
    if (wasOpened || !announcements.some(needsModal)) return
    wasOpened = true
    openModal(announcementsModal)
  })
  useEffect(() => onUserIdle(open), [])
  return null
}
