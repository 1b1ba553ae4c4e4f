import './activity.css'
import type { TopTen } from '@marquee/contracts/site/get-top-ten'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { useTopTen } from './use-top-ten.ts'

const lists = ['winner', 'withdrawal', 'hourWithdrawal'] as const
type ListName = (typeof lists)[number]

const labels = {
  winner: 'site.winners.wins',
  withdrawal: 'site.winners.withdrawals',
  hourWithdrawal: 'site.winners.thisHour',
} as const

/** What happens on the site right now, as the platform tells it; nothing where it tells nothing. */
export function Activity() {
  const { t } = useTranslation()
  const topTen = useTopTen()
  const [chosen, setChosen] = useState<ListName>()
  if (!topTen) return null
  const filled = lists.filter((name) => topTen[name].length > 0)
  const shown = chosen ?? filled[0]
  return (
    <aside className="activity" aria-label={t('site.winners.title')}>
      <h2>{t('site.winners.title')}</h2>
      <Figures {...topTen} />
      <div className="activity-lists">
        {filled.map((name) => (
          <Chip key={name} selected={name === shown} onClick={() => setChosen(name)}>
            {t(labels[name])}
          </Chip>
        ))}
      </div>
      {shown ? <Entries entries={topTen[shown]} /> : null}
    </aside>
  )
}

function Figures({ registeredPlayer, activePlayer, depositedPlayer }: TopTen) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const figures = [
    [t('site.winners.playing'), activePlayer],
    [t('site.winners.players'), registeredPlayer],
    [t('site.winners.deposited'), depositedPlayer],
  ] as const
  return (
    <dl className="activity-figures">
      {figures
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

function Entries({ entries }: { entries: TopTen['winner'] }) {
  const { money } = useFormat()
  return (
    <ol className="activity-entries">
      {entries.slice(0, 10).map(({ accountMasked, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is what an entry is
        <li key={place}>
          <span className="activity-place num">{place + 1}</span>
          <span className="activity-name">{accountMasked}</span>
          <span className="num">{money(amount)}</span>
        </li>
      ))}
    </ol>
  )
}
