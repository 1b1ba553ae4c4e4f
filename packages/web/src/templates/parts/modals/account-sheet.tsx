import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useModal } from '../../../ui/overlay/modal-store.ts'
import { LazyAccountPanel } from '../account-menu/lazy-account-panel.tsx'
import { LanguageLinks } from '../header-parts/language/language-links.tsx'
import { accountSheet } from './modal-ids.ts'

/** The account panel and the language links as a modal, for phones. */
export function AccountSheet() {
  const { t } = useTranslation()
  const { open, close } = useModal(accountSheet)
  return (
    <Dialog open={open} onClose={close} title={t('site.account')} closeLabel={t('app.close')}>
      <LazyAccountPanel />
      <LanguageLinks />
    </Dialog>
  )
}
