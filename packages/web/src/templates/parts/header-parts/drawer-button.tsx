import './drawer-button.css'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { DrawerContext } from './drawer-context.ts'

/** Opens the frame's drawer, without JavaScript too. Renders nothing in a frame without one. */
export function DrawerButton() {
  const { t } = useTranslation()
  const drawer = useContext(DrawerContext)
  if (!drawer) return null
  return <IconButton className="drawer-button" icon="menu" label={t('site.menu')} popoverTarget={drawer} />
}
