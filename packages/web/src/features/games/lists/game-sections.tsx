import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { gameKey } from '@marquee/contracts/areas/games/lists'
import { categories } from '@marquee/contracts/categories'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storedValue } from '../../../browser/stored-value.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useRecentGames } from '../../../player/use-recent-games.ts'
import { useSession } from '../../../session/session-state.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { IconName } from '../../../ui/media/icon.tsx'
import { type GameSource, gameListQuery } from '../game-list-query.ts'
import { categoryIcon } from '../tiles/category-icon.ts'
import { type ArrangedGames, GameArrangement } from './game-arrangement.tsx'
import { SectionHead } from './section-head.tsx'

interface GameSectionProps extends ArrangedGames {
  source: GameSource
  /** How many pictures, from the first, load with high priority. */
  priority?: number | undefined
  /** Another section of the page, whose games this one does not repeat. */
  after?: GameSource | undefined
}

// One or two rows on a wide screen.
const maxGames = 18
const minFresh = 6

const listIcons = { featured: 'star', popular: 'crown', new: 'sparkle' } as const satisfies Record<
  string,
  IconName
>

/** A section of the home page: the games of a list or category with a heading. Renders nothing without games. */
export function GameSection({ source, layout, format, limit = maxGames, priority, after }: GameSectionProps) {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery(gameListQuery(source))
  const head = useHead(source, data)
  const fresh = useFreshGames(data?.games, after)
  if (error && !data) {
    return (
      <section>
        <SectionHead title={head.title} icon={head.icon} />
        <p className="section-failed">
          {t('games.failed')}
          <Button variant="outline" busy={isFetching} onClick={() => refetch()}>
            {t('app.retry')}
          </Button>
        </p>
      </section>
    )
  }
  if (data?.games.length === 0) return null
  const implied = source === 'hot' || source === 'new' ? source : undefined
  const games = { games: fresh?.slice(0, limit), places: limit, priority, implied }
  return (
    <section data-source={source} data-format={format}>
      <GameArrangement layout={layout} head={head} {...games} />
    </section>
  )
}

/** The games that the section before does not show; all of them where these are too few for a row. */
function useFreshGames(games: readonly Game[] | undefined, after: GameSource | undefined) {
  const shown = useQuery({ ...gameListQuery(after ?? 'hot'), enabled: after !== undefined }).data?.games
  if (!games || !after || !shown) return games
  const shownKeys = new Set(shown.map(gameKey))
  const fresh = games.filter((game) => !shownKeys.has(gameKey(game)))
  return fresh.length >= minFresh ? fresh : games
}

function useHead(source: GameSource, data: ResponseOf<'listGames'> | undefined) {
  const { t } = useTranslation()
  if (source === 'featured' || source === 'popular' || source === 'new') {
    return { title: t(`games.lists.${source}`), icon: listIcons[source] }
  }
  const hotList = data?.hasHotGames === false ? 'fallback' : 'hot'
  const title = source === 'hot' ? t(`games.lists.${hotList}`) : t(`games.categories.${source}`)
  return { title, icon: categoryIcon(source), to: categories[source].route, total: data?.total }
}

/** The home page's section of recently played games. Renders nothing for a visitor. */
export function RecentSection(props: ArrangedGames) {
  const { t } = useTranslation()
  const { data, isError } = useRecentGames()
  const games = isError ? [] : data?.games
  return (
    <PlayerSection name="clock" title={t('games.continuePlaying')} icon="clock" games={games} {...props} />
  )
}

/** The home page's section of favorites. Renders nothing for a visitor. */
export function FavoritesSection(props: ArrangedGames) {
  const { t } = useTranslation()
  const { data, isError } = usePlayerQuery('listFavorites', {})
  const games = isError ? [] : data?.games
  return <PlayerSection name="heart" title={t('games.favorites')} icon="heart" games={games} {...props} />
}

interface PlayerGames extends ArrangedGames {
  /** By which the device remembers whether it had games. */
  name: string
  title: string
  icon: IconName
  /** `undefined` while they load. */
  games: readonly Game[] | undefined
}

/** A section of the player's own games. Renders nothing for a visitor, or without any. */
export function PlayerSection(props: PlayerGames) {
  const { status } = useSession()
  return status === 'player' ? <PlayerGames {...props} /> : null
}

function PlayerGames({ name, title, icon, games, layout, format, limit }: PlayerGames) {
  const hadGames = useHadGamesBefore(name, games?.length)
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
