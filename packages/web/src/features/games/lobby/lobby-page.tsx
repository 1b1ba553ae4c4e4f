import { gameSorts } from '@marquee/contracts/areas/games/lists'
import type { CategoryId } from '@marquee/contracts/categories'
import type { ResponseOf } from '@marquee/contracts/operations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { PageModule } from '../../../brand/pages/site-page.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { useClientValue } from '../../../browser/use-client-value.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BannerRow } from '../../../player/banners/banner-row.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Rail } from '../../../ui/layout/rail.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { pageCount } from '../../../ui/pagination/page-window.ts'
import { DrawResults } from '../draws/draw-results.tsx'
import { MatchBoard } from '../matches/match-board.tsx'
import { useLiveTables } from '../tables/use-tables.ts'
import { categoryIcon } from '../tiles/category-icon.ts'
import { type LobbyFilters, lobbySearch, readLobbyFilters } from './lobby-filters.ts'
import { FavoritesLobby, LobbyGames } from './lobby-games.tsx'
import { LobbyEmpty, LobbyFailed } from './lobby-notices.tsx'
import { hasDraws, lobbyQuery } from './lobby-queries.ts'
import { LobbySearch } from './lobby-search.tsx'
import { RecentInCategory } from './recent-in-category.tsx'
import './lobby-page.css'
import './forms/lobby-aside.css'
import './forms/lobby-cover.css'
import './forms/lobby-houses.css'
import './forms/lobby-line.css'
import './forms/lobby-stage.css'

/** The module of the page of a category. */
export const lobbyPage = (category: CategoryId): PageModule => ({ Page: () => <Lobby category={category} /> })

/** All games of a category. The filters are in the address: `?q=&provider=&sort=&page=&own=`. */
function Lobby({ category }: { category: CategoryId }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { capabilities } = useStartup()
  const filters = readLobbyFilters(search)
  // The server does not know the player, so it renders the unfiltered lobby.
  const isOwn = useClientValue(filters.own, false)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...lobbyQuery(category, filters),
    placeholderData: keepPreviousData,
  })
  const applyFilters = (change: Partial<LobbyFilters>) =>
    setSearch(lobbySearch({ ...filters, page: 1, ...change }), { replace: true, preventScrollReset: true })
  useLiveTables(category === 'casino')
  const results = useRef<HTMLDivElement>(null)
  const changeFilters = (change: Partial<LobbyFilters>) => {
    applyFilters(change)
    scrollToStart(results.current)
  }
  const lastPage = data && !isPlaceholderData ? pageCount(data.total, data.perPage) : filters.page
  const isPastEnd = filters.page > lastPage
  useWhenTrue(isPastEnd, () => applyFilters({ page: lastPage }))
  // Without hot games of the platform the page shows the default list, under a heading of its own.
  const isDefault = category === 'hot' && data?.hasHotGames === false
  const title = t(isDefault ? 'games.lists.fallback' : `games.categories.${category}`)
  return (
    <div className="lobby">
      <LobbyHead category={category} title={title} total={isOwn ? undefined : data?.total} />
      {category === 'sports' && capabilities.includes('matches') ? (
        <MatchBoard key={String(filters.live)} isInPlay={filters.live} />
      ) : null}
      {filters.q === '' && filters.page === 1 ? <BannerRow position="lobby" /> : null}
      {hasDraws(category, capabilities) ? <DrawResults category={category} /> : null}
      {isOwn || filters.q || filters.provider || filters.page > 1 ? null : (
        <RecentInCategory category={category} />
      )}
      <LobbyToolbar filters={filters} isOwn={isOwn} onChange={changeFilters} />
      <div className="lobby-results" ref={results}>
        {isOwn || data?.providers.length === 1 ? null : (
          <ProviderFilter
            providers={data?.providers}
            // The hot lobby shows its own list until it is filtered, so the counts would not match the result.
            counted={category !== 'hot'}
            chosen={filters.provider}
            onChoose={(provider) => changeFilters({ provider })}
          />
        )}
        {isOwn ? (
          <FavoritesLobby
            label={t('games.favorites')}
            category={category}
            filters={filters}
            onShowAll={() => changeFilters({ q: '', provider: '', own: false })}
          />
        ) : error && !data ? (
          <LobbyFailed error={error} busy={isFetching} onRetry={() => refetch()} />
        ) : data?.total === 0 ? (
          <LobbyEmpty
            category={category}
            filters={filters}
            onClear={() => changeFilters({ q: '', provider: '' })}
          />
        ) : (
          <LobbyGames
            title={title}
            category={category}
            filters={isPastEnd ? { ...filters, page: lastPage } : filters}
            data={data}
            isStale={isPlaceholderData}
          />
        )}
      </div>
    </div>
  )
}

// The toolbar stays on the screen while the games scroll beneath it: other filters start at the first game again.
function scrollToStart(results: HTMLElement | null): void {
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView({ behavior: 'instant' })
}

/** Runs `action` each time `condition` becomes true. */
function useWhenTrue(condition: boolean, action: () => void): void {
  const onTrue = useEffectEvent(action)
  useEffect(() => {
    if (condition) onTrue()
  }, [condition])
}

interface LobbyHeadProps {
  category: CategoryId
  title: string
  total: number | undefined
}

function LobbyHead({ category, title, total }: LobbyHeadProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <header className="row wrap lobby-head">
      <span className="lobby-mark">
        <Icon name={categoryIcon(category)} />
      </span>
      <h1>{title}</h1>
      <p className="muted lobby-count num" role="status">
        {total === undefined ? '' : t('games.gameCount', { count: total, number: number(total) })}
      </p>
    </header>
  )
}

interface LobbyToolbarProps {
  filters: LobbyFilters
  /** Whether only favorites are shown. */
  isOwn: boolean
  onChange: (change: Partial<LobbyFilters>) => void
}

/** A lobby's search, sort order and favorites filter. */
function LobbyToolbar({ filters, isOwn, onChange }: LobbyToolbarProps) {
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

interface ProviderFilterProps {
  /** `undefined` while they load: skeletons keep their place. */
  providers: ResponseOf<'listGames'>['providers'] | undefined
  /** Whether to show how many games each has. */
  counted: boolean
  /** The chosen provider's code; empty for all. */
  chosen: string
  onChoose: (code: string) => void
}

// A link may select a provider that is scrolled out of view.
const scrollIntoView = (item: HTMLLIElement | null) =>
  item?.scrollIntoView({ inline: 'center', block: 'nearest' })

/** A choice of one provider in a lobby, with the number of its games there. */
function ProviderFilter({ providers, counted, chosen, onChoose }: ProviderFilterProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const total = (providers ?? []).reduce((sum, { count }) => sum + count, 0)
  return (
    <Rail
      label={t('games.providers')}
      prevLabel={t('games.previousProviders')}
      nextLabel={t('games.nextProviders')}
    >
      <li>
        <Chip
          selected={chosen === ''}
          count={counted ? number(total) : undefined}
          onClick={() => onChoose('')}
        >
          {t('games.anyProvider')}
        </Chip>
      </li>
      {providers === undefined ? <ChipSkeletons /> : null}
      {providers?.map(({ code, name, count }) => (
        <li key={code} ref={chosen === code ? scrollIntoView : undefined}>
          <Chip
            selected={chosen === code}
            count={counted ? number(count) : undefined}
            onClick={() => onChoose(chosen === code ? '' : code)}
          >
            {name}
          </Chip>
        </li>
      ))}
    </Rail>
  )
}

function ChipSkeletons() {
  return [0, 1, 2, 3, 4, 5].map((place) => (
    <li key={place}>
      <Skeleton className="provider-chip-skeleton" />
    </li>
  ))
}
