import './rail.css'
import type { FrameParts } from '../../template.ts'
import { MenuPages } from './menu-pages.tsx'

/** A column of icons along the left edge, from top to bottom. On phones the navigation is below the header. */
function Rail({ header, navigation, page, footer }: FrameParts) {
  return (
    <div className="frame-rail">
      {header}
      <div className="rail-navigation navigation-narrow">
        <MenuPages />
        {navigation}
      </div>
      {page}
      {footer}
    </div>
  )
}

export const rail = { Component: Rail }
