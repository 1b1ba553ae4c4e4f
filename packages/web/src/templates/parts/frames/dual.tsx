import './dual.css'
import { pages } from '@marquee/contracts/pages'
import { useLocation } from 'react-router'
import { Activity } from '../activity/activity.tsx'
import { topTenQuery, useTopTen } from '../activity/use-top-ten.ts'
import type { FrameParts, Slot } from '../../template.ts'

/** Navigation at the left, live activity at the right, the page between them. */
function Dual({ header, navigation, page, footer }: FrameParts) {
  // The column is laid out before its content is there: it stands after the page in the document.
  const hasTopTen = useTopTen() !== null
  // Who looks for a way to play less is not shown what others win.
  const hasActivity = useLocation().pathname !== pages['responsible-gaming'].path && hasTopTen
  return (
    <div className="frame-dual">
      {header}
      <div className={hasActivity ? 'dual-body dual-live' : 'dual-body'}>
        <div className="dual-navigation">{navigation}</div>
        {page}
        {hasActivity ? <Activity /> : null}
        {footer}
      </div>
    </div>
  )
}

export const dual: Slot<FrameParts> = {
  name: 'dual',
  Component: Dual,
  queries: ({ capabilities }) => (capabilities.includes('topTen') ? [topTenQuery()] : []),
}
