import './announcements.css'
import { useTranslation } from 'react-i18next'
import { layoutStore } from '../../../browser/layout-state.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useModal } from '../../../ui/overlay/modal-store.ts'
import { useAnnouncements } from '../announcements/use-announcements.ts'
import { announcementsModal } from './modal-ids.ts'

/** Every announcement, to be read at rest. Closing it puts away those that may be put away. */
export function AnnouncementsModal() {
  const { t } = useTranslation()
  const { open, close } = useModal(announcementsModal)
  const { announcements } = useAnnouncements()
  const putAway = () => {
    const closed = announcements.filter(({ isDismissible }) => isDismissible).map(({ id }) => id)
    // Only what is still announced is remembered, so that the list does not grow for ever.
    layoutStore.update({ closedAnnouncements: closed })
    close()
  }
  return (
    <Dialog
      id={announcementsModal}
      open={open}
      onClose={putAway}
      title={t('site.announcements')}
      closeLabel={t('app.close')}
      footer={<Button onClick={putAway}>{t('app.close')}</Button>}
    >
      <ul className="announcements">
        {announcements.map(({ id, text, language, kind }) => (
          <li key={id} data-kind={kind}>
            <Icon name={kind === 'modal' ? 'sparkle' : 'bell'} />
            <p lang={language}>{text}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
