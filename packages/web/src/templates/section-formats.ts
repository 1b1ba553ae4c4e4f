import type { SectionName, TemplateFile } from '@marquee/contracts/template-file'
import type { GamesLayout } from '../features/games/lists/game-arrangement.tsx'

/** How a section lays out its games: `lobby` is resolved. */
export type SectionFormat = Exclude<TemplateFile['hotFormat'], 'lobby'>

/** The format that each lobby gives to its sections. */
const lobbyFormats: Record<TemplateFile['lobby'], SectionFormat> = {
  rails: 'rail',
  grid: 'grid',
  bento: 'mosaic',
  providers: 'rail',
  tiles: 'rail',
  list: 'list',
}

const chosenFormats = { hot: 'hotFormat', new: 'newFormat', popular: 'popularFormat' } as const

/** The format of a section: the one that the template names for it, or that of its lobby. */
export function formatOf(file: TemplateFile, name: SectionName): SectionFormat {
  const chosen = name === 'hot' || name === 'new' || name === 'popular' ? file[chosenFormats[name]] : 'lobby'
  return chosen === 'lobby' ? lobbyFormats[file.lobby] : chosen
}

/**
 * What a format is made of: one of the three layouts, and the most games in it. A mosaic has one large tile of four
 * places and eight small ones, which fill four rows of three places, and two rows of six.
 */
export const formatLayouts: Record<SectionFormat, { layout: GamesLayout; limit?: number }> = {
  rail: { layout: 'rail' },
  grid: { layout: 'grid', limit: 6 },
  list: { layout: 'list', limit: 6 },
  mosaic: { layout: 'grid', limit: 9 },
  ranked: { layout: 'rail', limit: 10 },
  spotlight: { layout: 'grid', limit: 5 },
}
