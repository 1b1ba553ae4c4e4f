import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { categorySheet } from '../modals/modal-ids.ts'
import { DrawerButton } from './drawer-button.tsx'
import { DrawerContext } from './drawer-context.ts'

/** The menu button of a header: opens the frame's drawer, or the sheet of all categories where there is none. */
export function MenuButton() {
  const { t } = useTranslation()
  const hasDrawer = useContext(DrawerContext) !== null
  if (hasDrawer) return <DrawerButton />
  return (
    <IconButton
      className="menu-button"
      icon="menu"
      label={t('site.menu')}
      aria-haspopup="dialog"
      onClick={() => openModal(categorySheet)}
    />
  )
}
