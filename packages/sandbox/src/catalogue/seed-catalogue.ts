import type { Database } from '../database/open-database.ts'
import { makeGames, type SeededGame } from './make-games.ts'
import { providerFacts } from './provider-facts.ts'

/** The lengths of the default lists (specification, section 9). */
const listLengths = { hot: 15, featured: 10, popular: 6, new: 6 } as const
export type GameList = keyof typeof listLengths

// The default lists are mostly of these providers (specification, section 3).
const listedProviders = ['JILI', 'PPLAY', 'FACHAI', 'PGSOFT', 'JDB', 'YBAT', 'EPW']

/** Adds the providers, the games and the four lists. */
export function seedCatalogue(db: Database, gameCount: number, now: number): void {
  seedProviders(db)
  const games = makeGames(gameCount)
  for (const [sort, game] of games.entries()) addGame(db, game, sort, now)
  const candidates = games.filter(
    (game) => game.gameType === 'SLOTS' && !game.isMaintenance && listedProviders.includes(game.providerCode),
  )
  let first = 0
  for (const [list, length] of Object.entries(listLengths) as [GameList, number][]) {
    fillList(db, list, candidates.slice(first, first + length))
    first += length
  }
}

function seedProviders(db: Database): void {
  for (const [sort, facts] of providerFacts.entries()) {
    const { code, name, logo, launchMode } = facts
    const until = facts.isMaintenance ? '2036-01-05T06:00:00+08:00' : ''
    db.run`INSERT INTO providers VALUES (${code}, ${name}, ${logo}, ${launchMode}, ${Number(facts.hasLobby)},
      ${Number(facts.hasDemo)}, ${Number(facts.isMaintenance)}, ${until}, ${sort})`
    for (const gameType of facts.gameTypes) db.run`INSERT INTO provider_types VALUES (${code}, ${gameType})`
  }
}

function addGame(db: Database, game: SeededGame, sort: number, now: number): void {
  db.run`INSERT INTO games VALUES (${game.providerCode}, ${game.code}, ${game.name}, ${game.local},
    ${game.gameType}, 0, ${Number(game.isNew)}, ${Number(game.isMaintenance)}, ${Number(game.hasDemo)},
    ${game.rtp}, ${game.volatility}, ${JSON.stringify(game.tags)}, ${sort}, ${now})`
}

function fillList(db: Database, list: GameList, games: readonly SeededGame[]): void {
  for (const [index, { providerCode, code }] of games.entries()) {
    db.run`INSERT INTO game_lists VALUES (${list}, ${index + 1}, ${providerCode}, ${code})`
    db.run`UPDATE games SET is_hot = is_hot OR ${Number(list === 'hot')}, is_new = is_new OR ${Number(list === 'new')}
      WHERE provider_code = ${providerCode} AND game_code = ${code}`
  }
}
