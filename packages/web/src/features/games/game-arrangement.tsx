import { GameGrid } from './game-grid.tsx'
import { GameList } from './game-list.tsx'
import { GameRail } from './game-rail.tsx'
import type { GamesProps } from './games-props.ts'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'

/** How a section lays its games out. */
export type GamesLayout = 'rail' | 'grid' | 'list'

interface GameArrangementProps extends GamesProps {
  layout: GamesLayout
  head: SectionHeadProps
}

/** A titled list of games in the lobby's form. */
export function GameArrangement({ layout, head, ...games }: GameArrangementProps) {
  if (layout === 'rail') return <GameRail {...head} {...games} />
  const Arrangement = layout === 'grid' ? GameGrid : GameList
  return (
    <>
      <SectionHead {...head} />
      <Arrangement label={head.title} {...games} />
    </>
  )
}
