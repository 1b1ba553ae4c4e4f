import type { CategoryId } from '@marquee/contracts/categories'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useLayoutEffect, useState } from 'react'
import { Link, NavigationType, useNavigationType } from 'react-router'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useLoginAddress } from '../../../session/login-address.ts'
import { useSession } from '../../../session/session-state.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/state-panel.tsx'
import { type PageLinkProps, Pagination } from '../../../ui/pagination/pagination.tsx'
import { GameGrid } from '../lists/game-arrangement.tsx'
import type { ImpliedBadge } from '../tiles/game-badges.tsx'
import { filterFavorites } from './filter-favorites.ts'
import { gamesPerPage, type LobbyFilters, lobbySearch, readLobbyFilters } from './lobby-filters.ts'
import { LobbyFailed } from './lobby-notices.tsx'
import { WindowedGrid } from './windowed-grid.tsx'

interface LobbyGamesProps {
  title: string
  category: CategoryId
  filters: LobbyFilters
  /** `undefined` while they load. */
  data: ResponseOf<'listGames'> | undefined
  /** Whether `data` still belongs to the previous filters. */
  isStale: boolean
}

const pagesId = 'pages'

/** A lobby's games from the current page on, as one long grid, and the pages as links. */
export function LobbyGames({ title, category, filters, data, isStale }: LobbyGamesProps) {
  const { t } = useTranslation()
  const dataFilters = useFiltersOfData(filters, data !== undefined && !isStale)
  useTopOfPage(filters.page)
  const implied = impliedBadge(category, dataFilters)
  const gridProps = { label: title, implied, priority: 6 } as const
  const total = data ? data.total - (dataFilters.page - 1) * gamesPerPage : 0
  const isLong = total > gamesPerPage
  return (
    <>
      {isLong ? (
        <a className="lobby-skip visually-hidden-focusable" href={`#${pagesId}`}>
          {t('games.skipGames')}
        </a>
      ) : null}
      {filters.page > 1 ? (
        <p>
          <Link to={`?${lobbySearch({ ...filters, page: filters.page - 1 })}`}>
            {t('games.pages.previous')}
          </Link>
        </p>
      ) : null}
      <div className="lobby-games" aria-busy={isStale || !data}>
        {data && isLong ? (
          <WindowedGrid
            {...gridProps}
            category={category}
            filters={dataFilters}
            games={data.games}
            total={total}
          />
        ) : (
          <GameGrid {...gridProps} games={data?.games} places={24} />
        )}
      </div>
      {data ? (
        // With scripts the list goes on by itself, so the links to its pages are for visitors without.
        <div id={pagesId} className="lobby-pages" tabIndex={-1}>
          <LobbyPages filters={filters} total={data.total} perPage={data.perPage} />
        </div>
      ) : null}
    </>
  )
}

/** The badge that the lobby's order says already: most of its first games would have it. */
function impliedBadge(category: CategoryId, { sort }: LobbyFilters): ImpliedBadge | undefined {
  if (sort === 'new') return 'new'
  return category === 'hot' || sort === 'hot' ? 'hot' : undefined
}

/** The filters of the shown games: the previous ones while the games of new filters load. */
function useFiltersOfData(filters: LobbyFilters, isTheirs: boolean): LobbyFilters {
  const now = lobbySearch(filters).toString()
  const [known, setKnown] = useState(now)
  if (isTheirs && known !== now) setKnown(now)
  return readLobbyFilters(new URLSearchParams(isTheirs ? now : known))
}

/** Scrolls to the top of a new page; Back and Forward restore the scroll position. */
function useTopOfPage(page: number): void {
  const navigationType = useNavigationType()
  const [shown, setShown] = useState(page)
  useLayoutEffect(() => {
    if (shown === page) return
    setShown(page)
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [shown, page, navigationType])
}

interface LobbyPagesProps {
  filters: LobbyFilters
  total: number
  perPage: number
}

/** A lobby's pagination, as links that keep the filters. */
function LobbyPages({ filters, total, perPage }: LobbyPagesProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const search = lobbySearch({ ...filters, page: 1 }).toString()
  return (
    <Pagination
      page={filters.page}
      total={total}
      perPage={perPage}
      href={`?${search ? `${search}&` : ''}page=[page]`}
      link={PageLink}
      edges
      jumps
      texts={{
        label: t('games.pages.label'),
        previous: t('games.pages.previous'),
        next: t('games.pages.next'),
        first: t('games.pages.first'),
        last: t('games.pages.last'),
        jumpBack: t('games.pages.jumpBack'),
        jumpForward: t('games.pages.jumpForward'),
        page: (page) => t('games.pages.page', { number: number(page) }),
      }}
    />
  )
}

function PageLink({ href, ...rest }: PageLinkProps) {
  return <Link to={href} {...rest} />
}

interface FavoritesLobbyProps {
  label: string
  category: CategoryId
  filters: LobbyFilters
  /** Shows all games of the lobby again. */
  onShowAll: () => void
}

/** The player's favorites in a lobby, or an invitation to log in. */
export function FavoritesLobby({ label, category, filters, onShowAll }: FavoritesLobbyProps) {
  const { t } = useTranslation()
  const { status } = useSession()
  const { data, error, isFetching, refetch } = usePlayerQuery('listFavorites', {})
  if (status === 'visitor') return <FavoritesLogIn />
  if (error && !data) return <LobbyFailed error={error} busy={isFetching} onRetry={() => refetch()} />
  const games = data && filterFavorites(data.games, category, filters)
  if (games?.length !== 0) return <GameGrid label={label} games={games} places={6} />
  return (
    <EmptyState
      icon="heart"
      title={t('games.noFavorites')}
      text={t('games.noFavoritesHelp')}
      action={
        <Button variant="tonal" onClick={onShowAll}>
          {t('games.clearFilters')}
        </Button>
      }
    />
  )
}

function FavoritesLogIn() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="heart"
      title={t('games.favorites')}
      text={t('games.logInForFavorites')}
      action={
        <Link className={buttonClass({ variant: 'tonal' })} to={useLoginAddress()}>
          {t('site.logIn')}
        </Link>
      }
    />
  )
}
