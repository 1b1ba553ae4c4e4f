import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

/** A dense list per section, which shows many names at once. */
export const list: TemplatePart<LobbyProps> = { Component: LobbySections, queries: sectionQueries }
