import type { Game } from '@marquee/contracts/games/game'
import { useTranslation } from 'react-i18next'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useRecentGames } from '../../../player/use-recent-games.ts'
import { useSession } from '../../../session/use-session.ts'
import type { IconName } from '../../../ui/media/icon.tsx'
import { useHadGamesBefore } from '../lists/use-had-games-before.ts'
import { GameArrangement, type GamesLayout } from '../tiles/game-arrangement.tsx'

interface PlayerSectionProps {
  layout: GamesLayout
  /** Maximum number of games to show. */
  limit?: number | undefined
}

/** The home page's section of recently played games. Renders nothing for a visitor. */
export function RecentSection(props: PlayerSectionProps) {
  const { t } = useTranslation()
  const { data, isError } = useRecentGames()
  const games = isError ? [] : data?.games
  return <PlayerSection title={t('games.continuePlaying')} icon="clock" games={games} {...props} />
}

/** The home page's section of favourites. Renders nothing for a visitor. */
export function FavouritesSection(props: PlayerSectionProps) {
  const { t } = useTranslation()
  const { data, isError } = usePlayerQuery('listFavourites', {})
  const games = isError ? [] : data?.games
  return <PlayerSection title={t('games.favourites')} icon="heart" games={games} {...props} />
}

interface PlayerGames extends PlayerSectionProps {
  title: string
  icon: IconName
  /** `undefined` while they load. */
  games: readonly Game[] | undefined
}

function PlayerSection(props: PlayerGames) {
  const { status } = useSession()
  return status === 'player' ? <PlayerGames {...props} /> : null
}

function PlayerGames({ title, icon, games, layout, limit }: PlayerGames) {
  const hadGames = useHadGamesBefore(icon, games?.length)
  if (games ? games.length === 0 : !hadGames) return null
  return (
    <section>
      <GameArrangement layout={layout} head={{ title, icon }} games={games?.slice(0, limit)} places={limit} />
    </section>
  )
}
