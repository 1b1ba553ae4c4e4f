import type { CategoryId } from '@marquee/contracts/categories'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavigationType, useNavigationType } from 'react-router'
import { GameGrid } from '../lists/game-grid.tsx'
import { WindowedGrid } from '../lists/windowed-grid.tsx'
import { gamesPerPage, type LobbyFilters, lobbySearch, readLobbyFilters } from './lobby-filters.ts'
import { LobbyPages } from './lobby-pages.tsx'

interface LobbyGamesProps {
  title: string
  category: CategoryId
  filters: LobbyFilters
  /** Missing while they are on their way. */
  data: ResponseOf<'listGames'> | undefined
  /** `data` is still that of other filters. */
  isStale: boolean
}

const pagesId = 'pages'

/** The games of a lobby from a page on: all that follow it as one long grid, and the pages as links. */
export function LobbyGames({ title, category, filters, data, isStale }: LobbyGamesProps) {
  const { t } = useTranslation()
  const dataFilters = useFiltersOfData(filters, data !== undefined && !isStale)
  useTopOfPage(filters.page)
  const implied = category === 'hot' ? 'hot' : undefined
  const looks = { label: title, implied, priority: 6 } as const
  const total = data ? data.total - (dataFilters.page - 1) * gamesPerPage : 0
  const isLong = total > gamesPerPage
  return (
    <>
      {isLong ? (
        <a className="lobby-skip visually-hidden" href={`#${pagesId}`}>
          {t('games.skipGames')}
        </a>
      ) : null}
      {filters.page > 1 ? (
        <p className="lobby-before">
          <Link to={`?${lobbySearch({ ...filters, page: filters.page - 1 })}`}>
            {t('games.pages.previous')}
          </Link>
        </p>
      ) : null}
      <div className="lobby-games" aria-busy={isStale || !data}>
        {data && isLong ? (
          <WindowedGrid
            {...looks}
            category={category}
            filters={dataFilters}
            games={data.games}
            total={total}
          />
        ) : (
          <GameGrid {...looks} games={data?.games} places={24} />
        )}
      </div>
      {data ? (
        <div id={pagesId} tabIndex={-1}>
          <LobbyPages filters={filters} total={data.total} perPage={data.perPage} />
        </div>
      ) : null}
    </>
  )
}

/** The filters that the shown games were found with: those of before, while new ones are on their way. */
function useFiltersOfData(filters: LobbyFilters, isTheirs: boolean): LobbyFilters {
  const now = lobbySearch(filters).toString()
  const [known, setKnown] = useState(now)
  if (isTheirs && known !== now) setKnown(now)
  return readLobbyFilters(new URLSearchParams(isTheirs ? now : known))
}

/** Another page begins at its top; Back and Forward go to where the visitor was. */
function useTopOfPage(page: number): void {
  const navigationType = useNavigationType()
  const [shown, setShown] = useState(page)
  useLayoutEffect(() => {
    if (shown === page) return
    setShown(page)
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [shown, page, navigationType])
}
