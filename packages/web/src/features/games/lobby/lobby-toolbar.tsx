import { gameSorts } from '@marquee/contracts/areas/games/lists'
import { useTranslation } from 'react-i18next'
import { useStartup } from '../../../brand/startup-context.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { LobbyFilters } from './lobby-filters.ts'
import { LobbySearch } from './lobby-search.tsx'

interface LobbyToolbarProps {
  filters: LobbyFilters
  /** Whether only favorites are shown. */
  isOwn: boolean
  onChange: (change: Partial<LobbyFilters>) => void
}

/** A lobby's search, sort order and favorites filter. */
export function LobbyToolbar({ filters, isOwn, onChange }: LobbyToolbarProps) {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  return (
    <div className="lobby-toolbar">
      <LobbySearch query={filters.q} onSearch={(q) => onChange({ q })} />
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
      {capabilities.includes('favorites') ? (
        <IconButton
          className="lobby-own"
          icon={isOwn ? 'heart-filled' : 'heart'}
          label={t('games.onlyFavorites')}
          aria-pressed={isOwn}
          onClick={() => onChange({ own: !isOwn })}
        />
      ) : null}
    </div>
  )
}
