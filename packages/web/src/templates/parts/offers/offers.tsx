import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useLayoutState } from '../../../browser/layout-state.ts'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { useAnnouncements } from '../announcements/use-announcements.ts'
// Its code is here before it is opened: no network is asked when the visitor rests.
import '../modals/announcements.tsx'
import { announcementsModal } from '../modals/modal-ids.ts'
import { DownloadBar } from './download-bar.tsx'
import { whenQuiet } from './when-quiet.ts'

// Whoever leaves the announcements for another modal has seen them; they come again with the next document.
let wasOpened = false

/** What a page shows unasked once the visitor rests: an announcement on the home page, and where the app is. */
export function Offers() {
  const { pathname } = useLocation()
  return (
    <>
      {pathname === '/' ? <Announcer /> : null}
      <DownloadBar />
    </>
  )
}

/** Opens the announcements where one of them wants to stand in front of the page and was not put away. */
function Announcer() {
  const { announcements } = useAnnouncements()
  const { closedAnnouncements } = useLayoutState()
  const open = useEffectEvent(() => {
    const isWanted = ({ id, kind }: (typeof announcements)[number]) =>
      kind === 'modal' && !closedAnnouncements.includes(id)
    if (wasOpened || !announcements.some(isWanted)) return
    wasOpened = true
    openModal(announcementsModal)
  })
  useEffect(() => whenQuiet(open), [])
  return null
}
