import './winners-board.css'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../../features/games/lists/section-head.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useTopTen } from './use-top-ten.ts'

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
