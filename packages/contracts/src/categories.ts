/** A game category of the product. */
export interface Category {
  /** The category's url segment and the `content_id` of its menu entry (specification, section 2). Empty for hot. */
  segment: string
  /** The path of its page. */
  route: string
  /** The platform's game types for it, in `provider_count` and on games; compared by letters only, in any case. */
  gameTypes: readonly string[]
}

/** Every game category by id. */
export const categories = {
  hot: { segment: '', route: '/hot', gameTypes: ['HOT'] },
  slots: { segment: 'slots', route: '/slots', gameTypes: ['SLOTS', 'SLOT'] },
  casino: { segment: 'livecasino', route: '/casino', gameTypes: ['LIVECASINO', 'CASINO'] },
  sports: { segment: 'sportsbook', route: '/sports', gameTypes: ['SPORTSBOOK', 'SPORTS'] },
  fishing: { segment: 'fish', route: '/fishing', gameTypes: ['FISH', 'FISHING'] },
  poker: { segment: 'table', route: '/poker', gameTypes: ['TABLE', 'POKER', 'TABLEGAMES'] },
  lottery: { segment: 'lottery', route: '/lottery', gameTypes: ['LOTTERY'] },
  sabong: { segment: 'sabong', route: '/sabong', gameTypes: ['SABONG'] },
  horseRacing: { segment: 'horseracing', route: '/horse-racing', gameTypes: ['HORSERACING'] },
  bingo: { segment: 'bingo', route: '/bingo', gameTypes: ['BINGO'] },
  arcade: { segment: 'arcade', route: '/arcade', gameTypes: ['ARCADE'] },
  crash: { segment: 'crash', route: '/crash', gameTypes: ['CRASH'] },
  hashGame: { segment: 'hashgame', route: '/hash-game', gameTypes: ['HASHGAME', 'HASH'] },
  spin: { segment: 'spin', route: '/spin', gameTypes: ['SPIN'] },
} as const satisfies Record<string, Category>

export type CategoryId = keyof typeof categories
export const categoryIds = Object.keys(categories) as CategoryId[]

const normalize = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, '')

const byName = new Map<string, CategoryId>(
  categoryIds.flatMap((id) => {
    const { segment, gameTypes } = categories[id]
    return [...gameTypes, segment, id].filter(Boolean).map((name) => [normalize(name), id] as const)
  }),
)

/** The category for a platform's game type, content id or url segment; `undefined` when there is none. */
export function categoryByName(name: string | number): CategoryId | undefined {
  return byName.get(normalize(String(name)))
}

/** The page for a path that consists of a category's url segment: `/livecasino` gives `/casino`. Case matters. */
export function routeOfSegment(path: string): string | undefined {
  const id = categoryIds.find((known) => categories[known].segment === path.slice(1) && path.length > 1)
  return id && categories[id].route
}
