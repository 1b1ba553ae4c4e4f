import type { CategoryId } from '@marquee/contracts/categories'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useLoginAddress } from '../../../session/use-login-address.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { GameGrid } from '../lists/game-grid.tsx'
import { filterFavourites } from './filter-favourites.ts'
import type { LobbyFilters } from './lobby-filters.ts'
import { LobbyFailed } from './lobby-notices.tsx'

interface FavouritesLobbyProps {
  label: string
  category: CategoryId
  filters: LobbyFilters
  /** Shows all games of the lobby again. */
  onShowAll: () => void
}

/** The player's favourites in a lobby, or an invitation to log in. */
export function FavouritesLobby({ label, category, filters, onShowAll }: FavouritesLobbyProps) {
  const { t } = useTranslation()
  const { status } = useSession()
  const { data, error, isFetching, refetch } = usePlayerQuery('listFavourites', {})
  if (status === 'visitor') return <FavouritesLogIn />
  if (error && !data) return <LobbyFailed error={error} busy={isFetching} onRetry={() => refetch()} />
  const games = data && filterFavourites(data.games, category, filters)
  if (games?.length !== 0) return <GameGrid label={label} games={games} places={6} />
  return (
    <EmptyState
      icon="heart"
      title={t('games.noFavourites')}
      text={t('games.noFavouritesHelp')}
      action={
        <Button variant="tonal" onClick={onShowAll}>
          {t('games.clearFilters')}
        </Button>
      }
    />
  )
}

function FavouritesLogIn() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="heart"
      title={t('games.favourites')}
      text={t('games.logInForFavourites')}
      action={
        <Link className={buttonClass({ variant: 'tonal' })} to={useLoginAddress()}>
          {t('site.logIn')}
        </Link>
      }
    />
  )
}
