import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { storedValue } from '../../../browser/stored-value.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useRecentGames } from '../../../player/use-recent-games.ts'
import { useSession } from '../../../session/session-state.ts'
import type { IconName } from '../../../ui/media/icon.tsx'
import { type ArrangedGames, GameArrangement } from './game-arrangement.tsx'

/** The home page's section of recently played games. Renders nothing for a visitor. */
export function RecentSection(props: ArrangedGames) {
  const { t } = useTranslation()
  const { data, isError } = useRecentGames()
  const games = isError ? [] : data?.games
  return <PlayerSection title={t('games.continuePlaying')} icon="clock" games={games} {...props} />
}

/** The home page's section of favorites. Renders nothing for a visitor. */
export function FavoritesSection(props: ArrangedGames) {
  const { t } = useTranslation()
  const { data, isError } = usePlayerQuery('listFavorites', {})
  const games = isError ? [] : data?.games
  return <PlayerSection title={t('games.favorites')} icon="heart" games={games} {...props} />
}

interface PlayerGames extends ArrangedGames {
  title: string
  icon: IconName
  /** `undefined` while they load. */
  games: readonly Game[] | undefined
}

function PlayerSection(props: PlayerGames) {
  const { status } = useSession()
  return status === 'player' ? <PlayerGames {...props} /> : null
}

function PlayerGames({ title, icon, games, layout, format, limit }: PlayerGames) {
  const hadGames = useHadGamesBefore(icon, games?.length)
  if (games ? games.length === 0 : !hadGames) return null
  return (
    <section data-format={format}>
      <GameArrangement layout={layout} head={{ title, icon }} games={games?.slice(0, limit)} places={limit} />
    </section>
  )
}

const sectionsWithGames = storedValue('marquee.own-sections', () => localStorage, readNames)

/**
 * Whether a section of the player's games had games the last time. If so, skeletons reserve its place while they load;
 * otherwise nothing is rendered that might have to be removed again. `count` is `undefined` until it is known.
 */
function useHadGamesBefore(name: string, count: number | undefined): boolean {
  useEffect(() => {
    if (count === undefined) return
    const others = (sectionsWithGames.read() ?? []).filter((other) => other !== name)
    sectionsWithGames.write(count > 0 ? [...others, name] : others)
  }, [name, count])
  return sectionsWithGames.read()?.includes(name) ?? false
}

function readNames(found: unknown): string[] | undefined {
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : undefined
}
