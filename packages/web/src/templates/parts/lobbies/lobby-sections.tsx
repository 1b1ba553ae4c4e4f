import { useStartup } from '../../../brand/startup-context.ts'
import { type GameSource, gameListQuery } from '../../../features/games/game-list-query.ts'
import { GameSection } from '../../../features/games/lists/game-section.tsx'
import { matchesQuery } from '../../../features/games/lobby/lobby-queries.ts'
import { FavouritesSection, RecentSection } from '../../../features/games/lobby/player-sections.tsx'
import { ProviderStrip } from '../../../features/games/lobby/provider-strip.tsx'
import { MatchBoard } from '../../../features/games/matches/match-board.tsx'
import type { GamesLayout } from '../../../features/games/tiles/game-arrangement.tsx'
import type { LobbyProps, SectionName, Slot, SlotQuery } from '../../template.ts'
import { topTenQuery } from '../activity/use-top-ten.ts'
import { WinnersTicker } from '../activity/winners-ticker.tsx'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'
import { LazyHydrate } from './lazy-hydrate.tsx'
import { LazyRender } from './lazy-render.tsx'

/** How a lobby lays its games out. */
export interface LobbyForm {
  layout: GamesLayout
  /** Games per section at most. */
  limit?: number
}

/** The sections of the home page in their order, each in the lobby's form. */
export function LobbySections({ sections, ...form }: LobbyProps & LobbyForm) {
  return sections.map((name, place) => {
    const section = <LobbySection key={name} name={name} first={place === 0} form={form} />
    return place === 0 || isAskedLater(name) ? section : <LazyHydrate key={name}>{section}</LazyHydrate>
  })
}

function LobbySection({ name, first, form }: { name: SectionName; first: boolean; form: LobbyForm }) {
  const { capabilities } = useStartup()
  if (name === 'categories') return <CategorySections {...form} />
  if (name === 'providers') {
    return (
      <LazyRender>
        <ProviderStrip />
      </LazyRender>
    )
  }
  if (name === 'recent') return <RecentSection {...form} />
  if (name === 'favourites') return <FavouritesSection {...form} />
  if (name === 'winners') return <WinnersTicker />
  if (name === 'matches') return capabilities.includes('matches') ? <MatchBoard limit={8} /> : null
  return <GameSection source={name} {...form} priority={first ? 1 : 0} />
}

/** One section per category; its games are asked for when the reader comes near. */
function CategorySections(form: LobbyForm) {
  const entries = useNavigationEntries().filter(({ id }) => id !== 'hot')
  return entries.map(({ id }) => (
    <LazyRender key={id}>
      <GameSection source={id} {...form} />
    </LazyRender>
  ))
}

/** Sections of a player, and those below the first screens, come with no document. */
const isAskedLater = (name: SectionName) =>
  name === 'categories' || name === 'providers' || name === 'recent' || name === 'favourites'

/** What the sections that come with the document are drawn with. */
export const sectionQueries: NonNullable<Slot['queries']> = ({ capabilities }, sections) =>
  sections.flatMap((name): SlotQuery[] => {
    if (isAskedLater(name)) return []
    if (name === 'winners') return capabilities.includes('topTen') ? [topTenQuery()] : []
    if (name === 'matches') return capabilities.includes('matches') ? [matchesQuery()] : []
    const source: GameSource = name
    return [gameListQuery(source)]
  })
