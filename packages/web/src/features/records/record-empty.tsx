import { useTranslation } from 'react-i18next'
import { rangeOf } from '../../player/record-range.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import type { IconName } from '../../ui/media/icon.tsx'
import type { RecordFilterState } from './use-record-filters.ts'

/** Shown where a filter finds nothing: leads to a longer range without other filters. */
export function RecordEmpty({ icon, state }: { icon: IconName; state: RecordFilterState }) {
  const { t } = useTranslation()
  const { filters, today, change } = state
  const isFiltered = filters.type !== undefined || filters.game !== undefined || filters.status !== undefined
  const isWidest = !isFiltered && filters.range.preset === 'month'
  return (
    <EmptyState
      icon={icon}
      title={t('records.empty')}
      text={t(isWidest ? 'records.emptyLong' : 'records.emptyText')}
      action={
        isWidest ? undefined : (
          <Button
            variant="tonal"
            onClick={() =>
              change({ range: rangeOf('month', today), type: undefined, game: undefined, status: undefined })
            }
          >
            {t('records.showMonth')}
          </Button>
        )
      }
    />
  )
}
