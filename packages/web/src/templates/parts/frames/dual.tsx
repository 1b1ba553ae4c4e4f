import './dual.css'
import { pages } from '@marquee/contracts/pages'
import { useLocation } from 'react-router'
import type { FrameParts, TemplatePart } from '../../template.ts'
import { LiveActivity } from '../activity/live-activity.tsx'
import { topTenQuery, useTopTen } from '../activity/use-top-ten.ts'

/** Navigation on the left, live activity on the right, the page between them. */
function Dual({ header, navigation, page, footer }: FrameParts) {
  // The column's space is reserved before its content arrives, which comes after the page in the document.
  const hasTopTen = useTopTen() !== null
  // Players who look for ways to play less are not shown what others win.
  const hasActivity = useLocation().pathname !== pages['responsible-gaming'].path && hasTopTen
  return (
    <div className="frame-dual">
      {header}
      <div className={hasActivity ? 'dual-body dual-live' : 'dual-body'}>
        <div className="dual-navigation navigation-beside">{navigation}</div>
        {page}
        {hasActivity ? <LiveActivity /> : null}
        {footer}
      </div>
    </div>
  )
}

export const dual: TemplatePart<FrameParts> = {
  Component: Dual,
  queries: ({ capabilities }) => (capabilities.includes('topTen') ? [topTenQuery()] : []),
}
