import { useTranslation } from '../../../i18n/use-translation.ts'
import type { LegChoice } from './leg-choice.ts'

/** What the sides of a leg between two teams are called. */
export function useLegNames(): (
  teams: Pick<LegChoice, 'home' | 'away'>,
) => Readonly<Record<LegChoice['side'], string>> {
  const { t } = useTranslation()
  return (teams) => ({
    ...teams,
    draw: t('games.draw'),
    over: t('records.over'),
    under: t('records.under'),
    none: '',
  })
}
