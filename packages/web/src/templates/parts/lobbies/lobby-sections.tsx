import type { Capability } from '@marquee/contracts/capability'
import type { SectionName } from '@marquee/contracts/template-file'
import { type ReactNode, Suspense } from 'react'
import type { AnyQuery } from '../../../api/query.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { type GameSource, gameListQuery } from '../../../features/games/game-list-query.ts'
import type { ArrangedGames } from '../../../features/games/lists/game-arrangement.tsx'
import { FavoritesSection, GameSection, RecentSection } from '../../../features/games/lists/game-sections.tsx'
import { matchesQuery } from '../../../features/games/lobby/lobby-queries.ts'
import { sportsbookQuery } from '../../../features/games/matches/sportsbook.ts'
import { BannerRow } from '../../../player/banners/banner-row.tsx'
import { formatLayouts, formatOf } from '../../section-formats.ts'
import type { LobbyProps, TemplatePart } from '../../template.ts'
import { useTemplate } from '../../template.ts'
import { topTenQuery, WinnersBoard, WinnersTicker } from '../activity/winners.tsx'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'
import { LazyHydrate, LazyRender } from './lazy-hydrate.tsx'

// Only shown near the viewport, far down the page.
const ProviderStrip = lazyComponent(
  async () => (await import('../../../features/games/lobby/provider-strip.tsx')).ProviderStrip,
)
const CategoryTiles = lazyComponent(async () => (await import('./category-tiles.tsx')).CategoryTiles)

/** The sections of the home page in the given order, each in its format. */
export function LobbySections({ sections }: LobbyProps) {
  const { capabilities } = useStartup()
  return shownSections(sections, capabilities).map((name, index) => {
    const section = <LobbySection key={name} name={name} isFirst={index === 0} />
    return index === 0 || isDeferred(name) ? section : <LazyHydrate key={name}>{section}</LazyHydrate>
  })
}

interface LobbySectionProps {
  name: SectionName
  isFirst: boolean
}

function LobbySection({ name, isFirst }: LobbySectionProps) {
  const { file, matches } = useTemplate()
  const format = formatOf(file, name)
  const games = { format, ...formatLayouts[format] }
  if (name === 'categories')
    return file.categoriesFormat === 'posters' ? (
      <LazySection>
        <CategoryTiles />
      </LazySection>
    ) : (
      <CategorySections {...games} />
    )
  if (name === 'providers')
    return (
      <LazySection>
        <ProviderStrip />
      </LazySection>
    )
  if (name === 'recent') return <RecentSection {...games} />
  if (name === 'favorites') return <FavoritesSection {...games} />
  if (name === 'winners') return file.winnersFormat === 'ticker' ? <WinnersTicker /> : <WinnersBoard />
  if (name === 'banners') return <BannerRow position="home" />
  if (name === 'matches') return matches ? <matches.Component /> : null
  return <GameSection source={name} {...games} priority={isFirst ? 1 : 0} />
}

/** A section whose code is loaded once it is near the viewport. */
function LazySection({ children }: { children: ReactNode }) {
  return (
    <LazyRender>
      <Suspense>{children}</Suspense>
    </LazyRender>
  )
}

/** One section per category, whose games are requested once it is near the viewport. */
function CategorySections(games: ArrangedGames) {
  const entries = useNavigationEntries().filter(({ id }) => id !== 'hot')
  return entries.map(({ id }) => (
    <LazyRender key={id}>
      <GameSection source={id} after="hot" {...games} />
    </LazyRender>
  ))
}

/** Without games, only what leads to none. */
const shownSections = (sections: readonly SectionName[], capabilities: readonly Capability[]) =>
  sections.filter((name) => capabilities.includes('games') || name === 'winners' || name === 'banners')

/** Sections that the server does not render: the player's own, and those far down the page. */
const isDeferred = (name: SectionName) =>
  name === 'categories' || name === 'providers' || name === 'recent' || name === 'favorites'

/** The queries of the sections that the server renders. */
export const sectionQueries: NonNullable<TemplatePart['queries']> = ({ capabilities }, sections) =>
  shownSections(sections, capabilities).flatMap((name): AnyQuery[] => {
    // The page itself asks for the banners, wherever they stand.
    if (isDeferred(name) || name === 'banners') return []
    if (name === 'winners') return capabilities.includes('topTen') ? [topTenQuery()] : []
    if (name === 'matches') return capabilities.includes('matches') ? [matchesQuery(), sportsbookQuery()] : []
    const source: GameSource = name
    return [gameListQuery(source)]
  })
