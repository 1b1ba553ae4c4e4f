import './grid.css'
import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** A grid of full rows per section. */
function Grid({ sections }: LobbyProps) {
  return (
    <div className="lobby-grid">
      <LobbySections sections={sections} layout="grid" limit={6} />
    </div>
  )
}

export const grid: TemplatePart<LobbyProps> = { Component: Grid, queries: sectionQueries }
