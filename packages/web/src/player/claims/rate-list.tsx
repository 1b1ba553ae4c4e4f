import { useTranslation } from 'react-i18next'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useGameTypeName } from '../../i18n/use-game-type-name.ts'

/** Percentages by game type. */
export function RateList({ rates }: { rates: readonly { category: string; rate: string }[] }) {
  const { t } = useTranslation()
  const gameType = useGameTypeName()
  return (
    <ul className="reward-rates">
      {rates.map(({ category, rate }) => (
        <li key={category}>
          <span>{gameType(category)}</span>
          <strong>{t('claims.percent', { rate: numericDisplay(rate) || '0' })}</strong>
        </li>
      ))}
    </ul>
  )
}
