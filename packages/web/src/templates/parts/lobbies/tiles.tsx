import './ranked.css'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import type { LobbyProps, TemplatePart } from '../../template.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** The categories as large tiles, then a row per section; the popular games are a top ten. */
function Tiles({ sections }: LobbyProps) {
  return (
    <div className="lobby-tiles ranked">
      <CategoryTiles />
      <LobbySections sections={sections} layout="rail" />
    </div>
  )
}

export const tiles: TemplatePart<LobbyProps> = {
  Component: Tiles,
  queries: (startup, sections) => [
    ...(sections.includes('hot') ? [] : [gameListQuery('hot')]),
    ...sectionQueries(startup, sections),
  ],
}
