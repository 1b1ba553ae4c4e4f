import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** A horizontally scrolling row per section. */
function Rails({ sections }: LobbyProps) {
  return <LobbySections sections={sections} layout="rail" />
}

export const rails: TemplatePart<LobbyProps> = { Component: Rails, queries: sectionQueries }
