import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** A mosaic per section: one large tile, and eight small ones around it. */
export const bento: TemplatePart<LobbyProps> = { Component: LobbySections, queries: sectionQueries }
