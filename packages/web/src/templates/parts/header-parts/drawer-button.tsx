import { createContext, useContext } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import './drawer-button.css'

/** Opens the frame's drawer, without JavaScript too. Renders nothing in a frame without one. */
export function DrawerButton() {
  const { t } = useTranslation()
  const drawer = useContext(DrawerContext)
  if (!drawer) return null
  return <IconButton className="drawer-button" icon="menu" label={t('site.menu')} popoverTarget={drawer} />
}

/** Id of the popover that is the frame's navigation on phones; null in a frame that shows its navigation. */
export const DrawerContext = createContext<string | null>(null)
