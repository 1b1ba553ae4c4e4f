import type { Leaderboard } from '@marquee/contracts/areas/leaderboards'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useLocalText } from '../../i18n/use-local-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

const metrics = ['TURNOVER', 'WIN', 'MULTIPLIER', 'POINTS'] as const
const periods = ['DAILY', 'WEEKLY', 'MONTHLY', 'EVENT'] as const
const states = ['UPCOMING', 'OPEN', 'RUNNING', 'FINALIZING', 'FINISHED', 'CANCELLED'] as const

/** The words of a leaderboard in the page's language. What the platform names otherwise stays as it is. */
export function useBoardTexts({ title, metric, period, state }: Leaderboard) {
  const { t } = useTranslation()
  const localText = useLocalText()
  const knownMetric = metrics.find((known) => known === metric)
  const knownPeriod = periods.find((known) => known === period)
  const knownState = states.find((known) => known === state)
  return {
    title: localText(title),
    metric: knownMetric ? t(`boards.metrics.${knownMetric}`) : metric,
    score: t(`boards.scores.${knownMetric ?? 'OTHER'}`),
    period: knownPeriod ? t(`boards.periods.${knownPeriod}`) : period,
    state: knownState ? t(`boards.states.${knownState}`) : state,
  }
}

/** A function that writes a score of a metric. */
export function useScoreText(metric: string): (score: string) => string {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { currency } = useStartup().site
  return (score) => {
    if (metric === 'TURNOVER' || metric === 'WIN') return money({ amount: score, currency })
    if (metric === 'MULTIPLIER')
      return t('boards.multiplier', { number: numericDisplay(score, { zero: 'shown' }) })
    return metric === 'POINTS' ? t('boards.points', { number: number(Number(score)) }) : numericDisplay(score)
  }
}

/** Whether a leaderboard is over. */
export const isOver = ({ state }: Leaderboard): boolean => state === 'FINISHED' || state === 'CANCELLED'

/** The address of a leaderboard's own page. */
export const boardAddress = (boardId: string): string =>
  `/leaderboard?${new URLSearchParams({ id: boardId })}`
