import type { TopTen } from '@marquee/contracts/areas/site/notices'
import { pagePath } from '@marquee/contracts/pages'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import type { FrameParts, TemplatePart } from '../../template.ts'
import { topTenQuery, useTopTen } from '../activity/winners.tsx'
import './dual.css'

/** Navigation on the left, live activity on the right, the page between them. */
function Dual({ header, navigation, page, footer }: FrameParts) {
  // The column's space is reserved before its content arrives, which comes after the page in the document.
  const hasTopTen = useTopTen() !== null
  // Players who look for ways to play less are not shown what others win.
  const hasActivity = useLocation().pathname !== pagePath('responsible-gaming') && hasTopTen
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

const lists = ['winner', 'withdrawal', 'hourWithdrawal'] as const
type ListName = (typeof lists)[number]

const labels = {
  winner: 'site.winners.wins',
  withdrawal: 'site.winners.withdrawals',
  hourWithdrawal: 'site.winners.thisHour',
} as const

/** Live figures and top winners as reported by the platform. Renders nothing when there are none. */
function LiveActivity() {
  const { t } = useTranslation()
  const topTen = useTopTen()
  const [selected, setSelected] = useState<ListName>()
  if (!topTen) return null
  const filled = lists.filter((name) => topTen[name].length > 0)
  const shown = selected ?? filled[0]
  return (
    <aside className="activity" aria-label={t('site.winners.title')}>
      <h2>{t('site.winners.title')}</h2>
      <Statistics {...topTen} />
      <div className="activity-lists">
        {filled.map((name) => (
          <Chip key={name} selected={name === shown} onClick={() => setSelected(name)}>
            {t(labels[name])}
          </Chip>
        ))}
      </div>
      {shown ? <TopTenList entries={topTen[shown]} /> : null}
    </aside>
  )
}

function Statistics({ registeredPlayer, activePlayer, depositedPlayer }: TopTen) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const statistics = [
    [t('site.winners.playing'), activePlayer],
    [t('site.winners.players'), registeredPlayer],
    [t('site.winners.deposited'), depositedPlayer],
  ] as const
  return (
    <dl className="activity-figures">
      {statistics
        .filter(([, value]) => value > 0)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{number(value)}</dd>
          </div>
        ))}
    </dl>
  )
}

function TopTenList({ entries }: { entries: TopTen['winner'] }) {
  const { money } = useFormat()
  return (
    <ol className="activity-entries">
      {entries.slice(0, 10).map(({ accountMasked, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its rank
        <li key={index}>
          <span className="activity-place num">{index + 1}</span>
          <span className="activity-name">{accountMasked}</span>
          <span className="num">{money(amount)}</span>
        </li>
      ))}
    </ol>
  )
}
