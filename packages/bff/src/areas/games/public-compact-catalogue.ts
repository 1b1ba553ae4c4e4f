import { type Game, volatilities } from '@marquee/contracts/areas/games/catalogue'
import { indexGames, type SearchIndex } from '@marquee/contracts/areas/games/search'

/** What the games of a provider and type have in common. */
export type Group = Pick<
  Game,
  'gameType' | 'category' | 'providerCode' | 'providerName' | 'isMaintenance' | 'maintenanceUntil'
>

/** Games as plain data that takes little room. */
export interface Columns {
  groups: readonly Group[]
  /** The place of each game's group. */
  groupOf: readonly number[]
  /** Of each game: the sum of what holds of it, see `flags`. */
  flagsOf: readonly number[]
  /** Of each game: code, name, local name, picture, return and volatility, a line each. */
  rows: readonly string[]
}

interface Orders {
  /** The places of the games by name. */
  byName: readonly number[]
  bytes: number
}

/** What finds the games of columns. */
export type GameIndex = SearchIndex & Orders

/** A brand's games, most popular first, with what finds them. Games are identified by their places. */
export interface Catalogue extends Columns, GameIndex {}

const flags = { isHot: 1, isNew: 2, isMaintenance: 4, hasDemo: 8 } as const

/** Collects games as columns. A game that comes twice is kept once. */
export function collectGames(): { add(games: Iterable<Game>): void; columns: Columns } {
  const groups: Group[] = []
  const groupOf: number[] = []
  const flagsOf: number[] = []
  const rows: string[] = []
  const placeOfGroup = new Map<string, number>()
  const known = new Set<string>()

  function groupPlace({ gameType, category, providerCode, providerName, maintenanceUntil }: Game): number {
    const key = JSON.stringify([gameType, category, providerCode, maintenanceUntil])
    const place = placeOfGroup.get(key) ?? groups.length
    if (place === groups.length) {
      placeOfGroup.set(key, place)
      groups.push({
        gameType,
        category,
        providerCode,
        providerName,
        isMaintenance: false,
        maintenanceUntil,
      })
    }
    return place
  }

  return {
    columns: { groups, groupOf, flagsOf, rows },
    add(games) {
      for (const game of games) {
        const { gameCode, gameName, gameNameLocal, gameImage, rtp = '', volatility = '' } = game
        const group = groupPlace(game)
        const key = `${group} ${gameCode}`
        if (known.has(key)) continue
        known.add(key)
        groupOf.push(group)
        flagsOf.push(flagsIn(game))
        rows.push([gameCode, gameName, gameNameLocal, gameImage, rtp, volatility].map(oneLine).join('\n'))
      }
    },
  }
}

function flagsIn({ isHot, isNew, isMaintenance, hasDemo }: Game): number {
  return (
    (isHot ? flags.isHot : 0) |
    (isNew ? flags.isNew : 0) |
    (isMaintenance ? flags.isMaintenance : 0) |
    (hasDemo ? flags.hasDemo : 0)
  )
}

const oneLine = (text: string) => text.replaceAll('\n', ' ')

const collator = new Intl.Collator('en')

/** Makes what finds the games. Takes a second for 50,000 games. */
export function indexColumns(columns: Columns): GameIndex {
  const games = columns.rows.map((_, place) => gameAt(columns, place))
  const index = indexGames(games)
  const byName = [...games.keys()].sort((a, b) =>
    collator.compare(games[a]?.gameName ?? '', games[b]?.gameName ?? ''),
  )
  const texts = [...columns.rows, ...index.texts, ...index.words]
  const numbers = index.placesByWord.length + index.endOfWord.length
  const bytes =
    texts.reduce((sum, text) => sum + textBytes(text), 0) + 8 * numbers + placeBytes * games.length
  return { ...index, byName, bytes }
}

// Of each game: its group, flags and place by name, and its key in the look-up.
const placeBytes = 3 * 8 + 96

/** What a text takes in memory: a byte for each character while none is beyond Latin-1. */
function textBytes(text: string): number {
  const header = 24
  return header + text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1)
}

/** A game of a catalogue. */
export function gameAt({ groups, groupOf, flagsOf, rows }: Columns, place: number): Game {
  const [gameCode = '', gameName = '', gameNameLocal = '', gameImage = '', rtp, steadiness] =
    rows[place]?.split('\n') ?? []
  const volatility = volatilities.find((known) => known === steadiness)
  const group = groups[groupOf[place] ?? 0] ?? noGroup
  const held = flagsOf[place] ?? 0
  const { gameType, category, providerCode, providerName, maintenanceUntil } = group
  return {
    gameCode,
    gameName,
    gameNameLocal,
    gameType,
    category,
    gameImage,
    providerCode,
    providerName,
    isHot: (held & flags.isHot) > 0,
    isNew: (held & flags.isNew) > 0,
    isMaintenance: group.isMaintenance || (held & flags.isMaintenance) > 0,
    maintenanceUntil,
    hasDemo: (held & flags.hasDemo) > 0,
    ...(rtp && { rtp }),
    ...(volatility && { volatility }),
  }
}

const noGroup: Group = {
  gameType: '',
  category: null,
  providerCode: '',
  providerName: '',
  isMaintenance: false,
  maintenanceUntil: '',
}

/** Whether a game is hot. */
export const isHotAt = ({ flagsOf }: Columns, place: number) => ((flagsOf[place] ?? 0) & flags.isHot) > 0

/** Whether a game is new. */
export const isNewAt = ({ flagsOf }: Columns, place: number) => ((flagsOf[place] ?? 0) & flags.isNew) > 0
