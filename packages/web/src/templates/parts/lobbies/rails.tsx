import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** A horizontally scrolling row per section. */
export const rails: TemplatePart<LobbyProps> = { Component: LobbySections, queries: sectionQueries }
