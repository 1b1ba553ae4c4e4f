import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Ticker } from './ticker.tsx'
import { useTopTen } from './use-top-ten.ts'

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
