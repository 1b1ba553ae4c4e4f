/** The last part of the address of a game's page, by the game's type; all other types are slots. */
const pages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CRASH: 'crash',
    SPORTSBOOK: 'sports',
    TABLE: 'table',
    LOTTERY: 'keno',
    BINGO: 'bingo',
    FISH: 'fishing',
    ARCADE: 'plinko',
    LIVECASINO: 'baccarat',
    HASHGAME: 'dice',
    SPIN: 'wheel',
    HORSERACING: 'race',
  }),
)

/** The page of a game, by its type; a lottery whose code says so draws three digits. */
export function pageOf(gameType: string, gameCode: string): string {
  if (gameType === 'LOTTERY' && gameCode.includes('-3d-')) return 'digits'
  return pages.get(gameType) ?? 'slot'
}

export { returnOf } from './games/returns.ts'

/** The pages of all games. */
export const gamePages: readonly string[] = ['slot', 'digits', ...pages.values()]

/** The playable games, which are read into memory when the first of them is played. */
export const loadGames = () => import('./games/games.ts')

/** The folder of the pictures of games, banners, providers and payment methods. */
export const pictures = new URL('../pictures/', import.meta.url)

/** The folder of the scripts and the style sheet that the pages of games load. */
export const clientFiles = new URL('../client/', import.meta.url)
