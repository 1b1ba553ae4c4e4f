import type { TopTen } from '@marquee/contracts/areas/site/notices'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { SectionHead } from '../../../features/games/lists/section-head.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Ticker } from './ticker.tsx'
import './winners.css'

/** The current top ten as a ticker. */
export function WinnersTicker() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const topTen = useTopTen()
  if (!topTen) return null
  const lines = [
    ...topTen.winner.map(({ accountMasked, amount }) => {
      return t('site.winners.won', { name: accountMasked, amount: money(amount) })
    }),
    ...topTen.withdrawal.map(({ accountMasked, amount }) => {
      return t('site.winners.withdrew', { name: accountMasked, amount: money(amount) })
    }),
  ]
  return <Ticker label={t('site.winners.title')} icon="trophy" lines={lines} />
}

/** The winners of the current top ten with their places and amounts; the style sheet of the format arranges them. */
export function WinnersBoard() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const topTen = useTopTen()
  if (!topTen || topTen.winner.length === 0) return null
  return (
    <section className="winners-board">
      <SectionHead title={t('site.winners.wins')} icon="trophy" />
      <ol className="winners" aria-label={t('site.winners.wins')}>
        {topTen.winner.slice(0, 10).map(({ accountMasked, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place
          <li key={index}>
            <span className="winners-place num">{index + 1}</span>
            <span className="winners-name">{accountMasked}</span>
            <strong className="winners-amount num">{money(amount)}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const topTenQuery = () => query('getTopTen', {})

/** The current top ten; `null` while loading, where the brand has none, or where its lists are empty. */
export function useTopTen(): TopTen | null {
  const { capabilities } = useStartup()
  const enabled = capabilities.includes('topTen')
  const { data } = useQuery({ ...topTenQuery(), enabled })
  if (!data) return null
  const { winner, withdrawal, hourWithdrawal } = data
  return winner.length + withdrawal.length + hourWithdrawal.length > 0 ? data : null
}
