import type { LobbyProps, Slot } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** A row per section that scrolls sideways. */
function Rails({ sections }: LobbyProps) {
  return <LobbySections sections={sections} layout="rail" />
}

export const rails: Slot<LobbyProps> = { name: 'rails', Component: Rails, queries: sectionQueries }
