import { pageOf, returnOf } from '@marquee/demo-games'
import type { Database } from '../../../database/open-database.ts'
import { arenaNames } from './arena-names.ts'
import { type GameName, gameCodeOf } from './game-name.ts'
import { type GameType, hasDemo, type ProviderFacts, providerFacts } from './provider-facts.ts'
import { quickNames } from './quick-names.ts'
import { slotNames } from './slot-names.ts'

/** A game of the seeded catalogue. */
export interface SeededGame {
  providerCode: string
  code: string
  name: string
  local: string
  gameType: GameType
  isNew: boolean
  isMaintenance: boolean
  hasDemo: boolean
  rtp: string
  volatility: 'LOW' | 'MEDIUM' | 'HIGH'
  tags: readonly string[]
  /** The name of its picture, which games of the same subject share. */
  picture: string
}

type OtherType = Exclude<GameType, 'SLOTS'>

/** The percentage of games of each type other than slots, similar to real lobbies. */
const shares: Record<OtherType, number> = {
  LIVECASINO: 11,
  FISH: 8,
  TABLE: 7,
  SPORTSBOOK: 3,
  LOTTERY: 3,
  HORSERACING: 2,
  BINGO: 3,
  ARCADE: 4,
  CRASH: 3,
  HASHGAME: 2,
  SPIN: 2,
}

const names: Record<GameType, readonly GameName[]> = { SLOTS: slotNames, ...arenaNames, ...quickNames }

const editions: readonly (readonly [string, string])[] = [
  ['', ''],
  [' II', ' 2'],
  [' Deluxe', '豪华版'],
  [' Gold Edition', '黄金版'],
  [' III', ' 3'],
  [' Classic', '经典版'],
]

/**
 * Makes the catalogue: always the same games in the same order for a count. Names are unique across providers; when
 * they run out, further editions of them follow.
 */
export function makeGames(count: number): SeededGame[] {
  const others = (Object.keys(shares) as OtherType[]).flatMap((gameType) =>
    gamesOfType(gameType, Math.round((count * shares[gameType]) / 100)),
  )
  // Other types have fewer names; slots make up the difference.
  return [...gamesOfType('SLOTS', count - others.length), ...others]
}

function gamesOfType(gameType: GameType, count: number): SeededGame[] {
  const providers = providerFacts.filter((provider) => provider.gameTypes.includes(gameType))
  const stock = names[gameType]
  return Array.from({ length: Math.min(count, stock.length * editions.length) }, (_, index) => {
    const edition = editions[Math.floor(index / stock.length)] ?? editions[0]
    const base = stock[index % stock.length] as GameName
    const name = base.name + (edition?.[0] ?? '')
    const local = base.local && base.local + (edition?.[1] ?? '')
    return seededGame(
      providers[index % providers.length] as ProviderFacts,
      gameType,
      { name, local, picture: base.picture },
      index,
    )
  })
}

function seededGame(
  provider: ProviderFacts,
  gameType: GameType,
  { name, local, picture }: GameName,
  index: number,
): SeededGame {
  const code = gameCodeOf(name)
  return {
    providerCode: provider.code,
    code,
    name,
    local,
    gameType,
    isNew: index % 11 === 5,
    isMaintenance: index % 41 === 40,
    hasDemo: hasDemo(gameType),
    ...returnOf(pageOf(gameType, code)),
    tags: gameType === 'SLOTS' ? ['ten-lines', 'wild'] : [],
    picture: `${gameType.toLowerCase()}/${picture}`,
  }
}

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
    ${game.rtp}, ${game.volatility}, ${JSON.stringify(game.tags)}, ${game.picture}, ${sort}, ${now})`
}

function fillList(db: Database, list: GameList, games: readonly SeededGame[]): void {
  for (const [index, { providerCode, code }] of games.entries()) {
    db.run`INSERT INTO game_lists VALUES (${list}, ${index + 1}, ${providerCode}, ${code})`
    db.run`UPDATE games SET is_hot = is_hot OR ${Number(list === 'hot')}, is_new = is_new OR ${Number(list === 'new')}
      WHERE provider_code = ${providerCode} AND game_code = ${code}`
  }
}
