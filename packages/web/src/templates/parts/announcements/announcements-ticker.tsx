import './announcements-ticker.css'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { Ticker } from '../activity/ticker.tsx'
import { announcementsModal } from '../modals/modal-ids.ts'
import { useAnnouncements } from './use-announcements.ts'

/** The operator's announcements as a ticker, with a button that opens them as a list. */
export function AnnouncementsTicker() {
  const { t } = useTranslation()
  const { announcements, isLoading } = useAnnouncements()
  if (isLoading) return <Skeleton className="ticker notice" />
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
