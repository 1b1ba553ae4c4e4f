import './drawer.css'
import { type MouseEvent, useId, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import type { FrameParts } from '../../template.ts'
import { DrawerContext } from '../header-parts/drawer-button.tsx'
import { MenuPages } from './menu-pages.tsx'

/** Navigation along the left edge, which collapses to its icons. On phones it is a sheet behind a menu button. */
function Drawer({ header, navigation, page, footer }: FrameParts) {
  const { t } = useTranslation()
  const id = useId()
  const [isNarrow, setNarrow] = useState(false)
  return (
    <DrawerContext value={id}>
      <div className="frame-drawer">
        {header}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        <div
          id={id}
          popover="auto"
          className={`drawer-navigation navigation-beside ${isNarrow ? 'navigation-narrow' : ''}`}
          onClick={closeAfterLink}
        >
          <div className="drawer-head">
            <span className="drawer-title" aria-hidden="true">
              {t('site.menu')}
            </span>
            <IconButton
              className="drawer-close"
              icon="close"
              label={t('app.close')}
              popoverTarget={id}
              popoverTargetAction="hide"
            />
            <IconButton
              className="drawer-collapse"
              icon="menu"
              label={t(isNarrow ? 'site.expandMenu' : 'site.collapseMenu')}
              onClick={() => setNarrow(!isNarrow)}
            />
          </div>
          <MenuPages />
          {navigation}
        </div>
        {page}
        {footer}
      </div>
    </DrawerContext>
  )
}

/** A press on a link closes the sheet, also one to the current page. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') && currentTarget.matches(':popover-open'))
    currentTarget.hidePopover()
}

export const drawer = { Component: Drawer }
