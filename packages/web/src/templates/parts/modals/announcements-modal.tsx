import './announcements-modal.css'
import { layoutStore } from '../../../browser/layout-state.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useModal } from '../../../ui/overlay/modal-store.ts'
import { useAnnouncements } from '../announcements/use-announcements.ts'
import { announcementsModal } from './modal-ids.ts'

/** All announcements as a list. Closing it dismisses those that are dismissible. */
export function AnnouncementsModal() {
  const { t } = useTranslation()
  const { open, close } = useModal(announcementsModal)
  const { announcements } = useAnnouncements()
  const dismiss = () => {
    const closed = announcements.filter(({ isDismissible }) => isDismissible).map(({ id }) => id)
    // Only current announcements are remembered, so that the list does not grow without bound.
    layoutStore.update({ closedAnnouncements: closed })
    close()
  }
  return (
    <Dialog
      id={announcementsModal}
      open={open}
      onClose={dismiss}
      title={t('site.announcements')}
      closeLabel={t('app.close')}
      footer={<Button onClick={dismiss}>{t('app.close')}</Button>}
    >
      <ul className="stack gap-2 announcements">
        {announcements.map(({ id, text, language, kind }) => (
          <li key={id} data-kind={kind}>
            <Icon name={kind === 'modal' ? 'sparkle' : 'bell'} tone="accent" />
            <p lang={language}>{text}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
