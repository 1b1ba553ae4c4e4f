/**
 * The game areas of the product. `segment` is the specification's url segment and the `content_id` of the menu
 * entry; `route` is the page; `gameTypes` are the platform's names for the area, compared without case, spaces
 * and signs, in `provider_count` and on games.
 */
export interface Category {
  segment: string
  route: string
  gameTypes: readonly string[]
}

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

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, '')

const byName = new Map<string, CategoryId>(
  categoryIds.flatMap((id) => {
    const { segment, gameTypes } = categories[id]
    return [...gameTypes, segment, id].filter(Boolean).map((name) => [plain(name), id] as const)
  }),
)

/** The category that a platform's game type, content id or url segment means; `undefined` when it means none. */
export function categoryByName(name: string | number): CategoryId | undefined {
  return byName.get(plain(String(name)))
}

/** The page of the area that a path means by the specification's url segment: `/livecasino` is `/casino`. */
export function routeOfSegment(path: string): string | undefined {
  const id = categoryIds.find((known) => categories[known].segment === path.slice(1) && path.length > 1)
  return id && categories[id].route
}
