import type { SlotQuery } from '../template.ts'

/** The games that a hero shows: the brand's featured list. */
export const featuredGames = {
  id: 'listGames',
  input: { query: { list: 'featured' } },
} as const satisfies SlotQuery
