import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useModal } from '../../../ui/overlay/modal-store.ts'
import { AccountPanelSlot } from '../account-menu/account-panel-slot.tsx'
import { LanguageLinks } from '../header-parts/language-links.tsx'
import { accountSheet } from './modal-ids.ts'

/** The account and the language, for the thumb. */
export function AccountSheet() {
  const { t } = useTranslation()
  const { open, close } = useModal(accountSheet)
  return (
    <Dialog open={open} onClose={close} title={t('site.account')} closeLabel={t('app.close')}>
      <AccountPanelSlot />
      <LanguageLinks />
    </Dialog>
  )
}
