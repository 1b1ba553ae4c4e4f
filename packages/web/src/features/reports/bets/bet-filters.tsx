import { type CategoryId, categoryIds } from '@marquee/contracts/categories'
import { useTranslation } from 'react-i18next'
import { useStartup } from '../../../brand/startup-context.ts'
import { Select } from '../../../ui/form/select.tsx'
import { betStatuses } from '../record-filters.ts'
import type { RecordFilterState } from '../use-record-filters.ts'

/** Filters bets by kind of game, of those that the brand has, and by state. */
export function BetFilters({ state: { filters, change } }: { state: RecordFilterState }) {
  const { t } = useTranslation()
  const offered = new Set<CategoryId>(useStartup().categories.map(({ category }) => category))
  const games = categoryIds.filter((id) => id !== 'hot' && offered.has(id))
  return (
    <div className="record-selects">
      <Select
        label={t('records.gameType')}
        value={filters.game ?? ''}
        options={[
          { value: '', label: t('records.all') },
          ...games.map((id) => ({ value: id, label: t(`games.categories.${id}`) })),
        ]}
        onChange={({ target }) => change({ game: games.find((id) => id === target.value) })}
      />
      <Select
        label={t('records.statusName')}
        value={filters.status ?? ''}
        options={[
          { value: '', label: t('records.all') },
          ...betStatuses.map((status) => ({ value: status, label: t(`records.status.${status}`) })),
        ]}
        onChange={({ target }) => change({ status: betStatuses.find((status) => status === target.value) })}
      />
    </div>
  )
}
