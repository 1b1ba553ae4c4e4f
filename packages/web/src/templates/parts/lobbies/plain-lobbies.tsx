import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

// The lobbies of sections alone: they differ in the format of their sections (section-formats.ts).
const plain: TemplatePart<LobbyProps> = { Component: LobbySections, queries: sectionQueries }

/** A horizontally scrolling row per section. */
export const rails = plain

/** A grid of full rows per section. */
export const grid = plain

/** A mosaic per section: one large tile, and eight small ones around it. */
export const bento = plain

/** A dense list per section, which shows many names at once. */
export const list = plain
