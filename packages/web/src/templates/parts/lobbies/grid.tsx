import type { LobbyProps, Slot } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** Two or three full rows per section. */
function Grid({ sections }: LobbyProps) {
  return <LobbySections sections={sections} layout="grid" limit={6} />
}

export const grid: Slot<LobbyProps> = { name: 'grid', Component: Grid, queries: sectionQueries }
