import type { LobbyProps, Slot } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** Dense lines, for many names at once. */
function List({ sections }: LobbyProps) {
  return <LobbySections sections={sections} layout="list" limit={6} />
}

export const list: Slot<LobbyProps> = { name: 'list', Component: List, queries: sectionQueries }
