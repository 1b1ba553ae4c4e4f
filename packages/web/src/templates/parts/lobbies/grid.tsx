import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** A grid of full rows per section. */
export const grid: TemplatePart<LobbyProps> = { Component: LobbySections, queries: sectionQueries }
