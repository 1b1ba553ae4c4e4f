import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** A dense list per section, which shows many names at once. */
function List({ sections }: LobbyProps) {
  return <LobbySections sections={sections} layout="list" limit={6} />
}

export const list: TemplatePart<LobbyProps> = { Component: List, queries: sectionQueries }
