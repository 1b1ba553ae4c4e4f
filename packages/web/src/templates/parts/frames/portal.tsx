import './portal.css'
import type { FrameParts } from '../../template.ts'
import { PortalStrips } from './portal-strips/portal-strips.tsx'

/** The whole site in a box of 1200 px, between promotion strips on wide screens. */
function Portal({ header, navigation, page, footer }: FrameParts) {
  return (
    <div className="frame-portal">
      <div className="portal-box">
        {header}
        <div className="portal-navigation navigation-across">{navigation}</div>
        {page}
        {footer}
      </div>
      <PortalStrips />
    </div>
  )
}

export const portal = { Component: Portal }
