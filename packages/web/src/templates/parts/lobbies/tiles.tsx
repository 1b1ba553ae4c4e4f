import { gameListQuery } from '../../../features/games/game-list-query.ts'
import type { LobbyProps, TemplatePart } from '../../template.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** The categories as large tiles, then the sections. */
function Tiles({ sections }: LobbyProps) {
  return (
    <div className="lobby-tiles">
      <CategoryTiles />
      <LobbySections sections={sections} />
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
