import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** A grid of two or three full rows per section. */
function Grid({ sections }: LobbyProps) {
  return <LobbySections sections={sections} layout="grid" limit={6} />
}

export const grid: TemplatePart<LobbyProps> = { Component: Grid, queries: sectionQueries }
