import type { Capability } from '@marquee/contracts/capability'
import type { SectionName } from '@marquee/contracts/template-file'
import { Suspense } from 'react'
import { useStartup } from '../../../brand/startup-context.ts'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { type GameSource, gameListQuery } from '../../../features/games/game-list-query.ts'
import { GameSection } from '../../../features/games/lists/game-section.tsx'
import { matchesQuery } from '../../../features/games/lobby/lobby-queries.ts'
import { FavouritesSection, RecentSection } from '../../../features/games/lobby/player-sections.tsx'
import type { GamesLayout } from '../../../features/games/tiles/game-arrangement.tsx'
import type { LobbyProps, PartQuery, TemplatePart } from '../../template.ts'
import { useTemplate } from '../../template-context.ts'
import { topTenQuery } from '../activity/use-top-ten.ts'
import { WinnersTicker } from '../activity/winners-ticker.tsx'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'
import { LazyHydrate } from './lazy-hydrate.tsx'
import { LazyRender } from './lazy-render.tsx'

/** How a lobby lays out its games. */
export interface LobbyLayout {
  layout: GamesLayout
  /** Most games per section. */
  limit?: number
}

// Only shown near the viewport, far down the page.
const ProviderStrip = lazyComponent(
  async () => (await import('../../../features/games/lobby/provider-strip.tsx')).ProviderStrip,
)

/** The sections of the home page in the given order, each in the lobby's layout. */
export function LobbySections({ sections, ...lobby }: LobbyProps & LobbyLayout) {
  const { capabilities } = useStartup()
  return shownSections(sections, capabilities).map((name, index) => {
    const section = <LobbySection key={name} name={name} isFirst={index === 0} lobby={lobby} />
    return index === 0 || isDeferred(name) ? section : <LazyHydrate key={name}>{section}</LazyHydrate>
  })
}

interface LobbySectionProps {
  name: SectionName
  isFirst: boolean
  lobby: LobbyLayout
}

function LobbySection({ name, isFirst, lobby }: LobbySectionProps) {
  const { matches } = useTemplate()
  if (name === 'categories') return <CategorySections {...lobby} />
  if (name === 'providers') {
    return (
      <LazyRender>
        <Suspense>
          <ProviderStrip />
        </Suspense>
      </LazyRender>
    )
  }
  if (name === 'recent') return <RecentSection {...lobby} />
  if (name === 'favourites') return <FavouritesSection {...lobby} />
  if (name === 'winners') return <WinnersTicker />
  if (name === 'matches') return matches ? <matches.Component /> : null
  return <GameSection source={name} {...lobby} priority={isFirst ? 1 : 0} />
}

/** One section per category, whose games are requested once it is near the viewport. */
function CategorySections(lobby: LobbyLayout) {
  const entries = useNavigationEntries().filter(({ id }) => id !== 'hot')
  return entries.map(({ id }) => (
    <LazyRender key={id}>
      <GameSection source={id} after="hot" {...lobby} />
    </LazyRender>
  ))
}

/** Without games, only what leads to none. */
const shownSections = (sections: readonly SectionName[], capabilities: readonly Capability[]) =>
  sections.filter((name) => capabilities.includes('games') || name === 'winners')

/** Sections that the server does not render: the player's own, and those far down the page. */
const isDeferred = (name: SectionName) =>
  name === 'categories' || name === 'providers' || name === 'recent' || name === 'favourites'

/** The queries of the sections that the server renders. */
export const sectionQueries: NonNullable<TemplatePart['queries']> = ({ capabilities }, sections) =>
  shownSections(sections, capabilities).flatMap((name): PartQuery[] => {
    if (isDeferred(name)) return []
    if (name === 'winners') return capabilities.includes('topTen') ? [topTenQuery()] : []
    if (name === 'matches') return capabilities.includes('matches') ? [matchesQuery()] : []
    const source: GameSource = name
    return [gameListQuery(source)]
  })
