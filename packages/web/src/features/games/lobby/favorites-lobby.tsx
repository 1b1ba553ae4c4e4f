import type { CategoryId } from '@marquee/contracts/categories'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useLoginAddress } from '../../../session/login-address.ts'
import { useSession } from '../../../session/session-state.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/state-panel.tsx'
import { GameGrid } from '../lists/game-arrangement.tsx'
import { filterFavorites } from './filter-favorites.ts'
import type { LobbyFilters } from './lobby-filters.ts'
import { LobbyFailed } from './lobby-notices.tsx'

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
