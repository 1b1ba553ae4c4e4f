/** The last part of the address of a game's page, by the game's type; all other types are slots. */
const pages = {
  CRASH: 'crash',
  SPORTSBOOK: 'sports',
  TABLE: 'table',
  LOTTERY: 'draw',
  BINGO: 'draw',
  FISH: 'fishing',
  ARCADE: 'fishing',
  LIVECASINO: 'baccarat',
  HASHGAME: 'dice',
  SPIN: 'wheel',
  HORSERACING: 'race',
} as const

/** The page of a type of game. */
export const pageOf = (gameType: string) =>
  Object.hasOwn(pages, gameType) ? pages[gameType as keyof typeof pages] : 'slot'

/** The pages of all games. */
export const gamePages = [...new Set(['slot', ...Object.values(pages)] as const)]

/** The playable games, which are read into memory when the first of them is played. */
export const loadGames = () => import('./games/games.ts')

/** The drawings of games, banners, brands, providers and payment methods, read when the first is asked for. */
export const loadPictures = async () => (await import('./art/pictures.ts')).pictures
