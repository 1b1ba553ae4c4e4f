import './notice.css'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { Ticker } from '../activity/ticker.tsx'
import { announcementsModal } from '../modals/modal-ids.ts'
import { useAnnouncements } from './use-announcements.ts'

/** The operator's announcements as one line, and the way to read them at rest. */
export function Notice() {
  const { t } = useTranslation()
  const { announcements, isOnItsWay } = useAnnouncements()
  if (isOnItsWay) return <Skeleton className="ticker notice" />
  if (announcements.length === 0) return null
  return (
    <Ticker
      className="notice"
      label={t('site.announcements')}
      icon="bell"
      lines={announcements.map(({ id, text, language }) => (
        <span key={id} lang={language}>
          {text}
        </span>
      ))}
    >
      <IconButton
        icon="chevron-down"
        label={t('site.allAnnouncements')}
        onClick={() => openModal(announcementsModal)}
      />
    </Ticker>
  )
}
