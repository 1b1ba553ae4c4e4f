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

/** What a game pays back in the long run, in percent, and how unevenly. */
interface GameReturn {
  rtp: string
  volatility: 'LOW' | 'MEDIUM' | 'HIGH'
}

/** The returns by page. A test holds them against the rules of the games, which are not loaded for a catalogue. */
const returns: Readonly<Record<string, GameReturn>> = {
  slot: { rtp: '95.58', volatility: 'MEDIUM' },
  crash: { rtp: '97.00', volatility: 'HIGH' },
  sports: { rtp: '95.00', volatility: 'MEDIUM' },
  table: { rtp: '99.00', volatility: 'LOW' },
  keno: { rtp: '93.28', volatility: 'HIGH' },
  digits: { rtp: '92.40', volatility: 'HIGH' },
  bingo: { rtp: '91.53', volatility: 'MEDIUM' },
  fishing: { rtp: '95.00', volatility: 'MEDIUM' },
  plinko: { rtp: '99.00', volatility: 'MEDIUM' },
  baccarat: { rtp: '98.94', volatility: 'LOW' },
  dice: { rtp: '99.00', volatility: 'MEDIUM' },
  wheel: { rtp: '96.00', volatility: 'MEDIUM' },
  race: { rtp: '94.00', volatility: 'MEDIUM' },
}

/** The return of the games of a page; of a game with several bets that of the best. */
export function returnOf(page: string): GameReturn {
  const known = returns[page]
  if (!known) throw new Error(`There is no game ${page}`)
  return known
}

/** The pages of all games. */
export const gamePages: readonly string[] = ['slot', 'digits', ...pages.values()]

/** The playable games, which are read into memory when the first of them is played. */
export const loadGames = () => import('./games/games.ts')

/** The folder of the pictures of games, banners, providers and payment methods. */
export const pictures = new URL('../pictures/', import.meta.url)

/** The folder of the scripts and the style sheet that the pages of games load. */
export const clientFiles = new URL('../client/', import.meta.url)
