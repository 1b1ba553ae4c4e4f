import type { Game } from '@marquee/contracts/games/game'
import { useTranslation } from 'react-i18next'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useRecentGames } from '../../../player/use-recent-games.ts'
import { useSession } from '../../../session/use-session.ts'
import type { IconName } from '../../../ui/media/icon.tsx'
import { useHadGamesBefore } from '../lists/use-had-games-before.ts'
import { GameArrangement, type GamesLayout } from '../tiles/game-arrangement.tsx'

interface OwnSectionProps {
  layout: GamesLayout
  /** Show at most so many. */
  limit?: number | undefined
}

/** A player's section of the home page: the games to go on with. Nothing for a visitor. */
export function RecentSection(props: OwnSectionProps) {
  const { t } = useTranslation()
  const { data, isError } = useRecentGames()
  const games = isError ? [] : data?.games
  return <OwnSection title={t('games.continuePlaying')} icon="clock" games={games} {...props} />
}

/** A player's section of the home page: the favourites. Nothing for a visitor. */
export function FavouritesSection(props: OwnSectionProps) {
  const { t } = useTranslation()
  const { data, isError } = usePlayerQuery('listFavourites', {})
  const games = isError ? [] : data?.games
  return <OwnSection title={t('games.favourites')} icon="heart" games={games} {...props} />
}

interface OwnGames extends OwnSectionProps {
  title: string
  icon: IconName
  /** Missing while they are on their way. */
  games: readonly Game[] | undefined
}

function OwnSection(props: OwnGames) {
  const { status } = useSession()
  return status === 'player' ? <OwnGames {...props} /> : null
}

function OwnGames({ title, icon, games, layout, limit }: OwnGames) {
  const hadGames = useHadGamesBefore(icon, games?.length)
  if (games ? games.length === 0 : !hadGames) return null
  return (
    <section>
      <GameArrangement layout={layout} head={{ title, icon }} games={games?.slice(0, limit)} places={limit} />
    </section>
  )
}
