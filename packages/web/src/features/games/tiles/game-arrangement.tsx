import { GameGrid } from '../lists/game-grid.tsx'
import { GameList } from '../lists/game-list.tsx'
import { GameRail } from '../lists/game-rail.tsx'
import type { GamesProps } from '../lists/games-props.ts'
import { SectionHead, type SectionHeadProps } from '../lists/section-head.tsx'

/** How a section lays out its games. */
export type GamesLayout = 'rail' | 'grid' | 'list'

/** How a section of the home page arranges its games. */
export interface ArrangedGames {
  layout: GamesLayout
  /** The name by which style sheets know the arrangement. */
  format: string
  /** Maximum number of games to show. */
  limit?: number | undefined
}

interface GameArrangementProps extends GamesProps {
  layout: GamesLayout
  head: SectionHeadProps
}

/** Games under a heading, in the given layout. */
export function GameArrangement({ layout, head, ...games }: GameArrangementProps) {
  if (layout === 'rail') return <GameRail {...head} {...games} />
  const Layout = layout === 'grid' ? GameGrid : GameList
  return (
    <>
      <SectionHead {...head} />
      <Layout label={head.title} {...games} />
    </>
  )
}
