import { gameSorts } from '@marquee/contracts/games/game-lists'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/select.tsx'
import type { LobbyFilters } from './lobby-filters.ts'
import { LobbySearch } from './lobby-search.tsx'

interface LobbyToolbarProps {
  filters: LobbyFilters
  onChange: (change: Partial<LobbyFilters>) => void
}

/** Search and order of a lobby. */
export function LobbyToolbar({ filters, onChange }: LobbyToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="lobby-toolbar">
      <LobbySearch words={filters.q} onSearch={(q) => onChange({ q })} />
      <Select
        label={t('games.sort')}
        hideLabel
        value={filters.sort}
        options={gameSorts.map((sort) => ({ value: sort, label: t(`games.sorts.${sort}`) }))}
        onChange={(event) => {
          const sort = gameSorts.find((name) => name === event.target.value)
          if (sort) onChange({ sort })
        }}
      />
    </div>
  )
}
