import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Game } from '@marquee/contracts/areas/games/catalogue'
import pLimit from 'p-limit'
import { gameList } from '../../platform/games/games.ts'
import type { PublicSource } from '../../sites/sites.ts'
import { createThread } from '../../threads/thread.ts'
import {
  type Catalogue,
  type Columns,
  collectGames,
  type GameIndex,
  indexColumns,
} from './public-compact-catalogue.ts'
import { type Provider, providers, withProviderDetails } from './public-providers.ts'

const perPage = 200
// Bounds the memory of one brand and the calls of one refresh.
const maxGames = 50_000
const maxPages = 500
const pagesAtOnce = 4

/** A catalogue, and what it was made of. */
export interface VersionedCatalogue extends Catalogue {
  /** Changes with the games, their order, what the market allows and the providers' names; empty where that is unknown. */
  version: string
}

/**
 * Loads every game of a brand page by page, most popular first: all that the market allows, with loadable images and the
 * details of their providers. Where the platform says that no game has changed, the first page is all that is asked for.
 */
export async function loadCatalogue(
  source: PublicSource,
  previous: VersionedCatalogue | undefined,
): Promise<VersionedCatalogue> {
  const { brand, sites, imageAddress } = source
  const [{ closedCategories }, details, first] = await Promise.all([
    sites.factsOf(brand).market(),
    detailsOf(source),
    readPage(source, 1),
  ])
  const version = versionOf(first.listVersion, closedCategories, details)
  if (previous && version !== '' && previous.version === version)
    return { ...previous, groups: withProviderDetails(previous.groups.map(asIfOpen), details) }
  const { add, columns } = collectGames()
  for (const games of await readPages(source, first)) {
    const open = games.filter(({ category }) => !category || !closedCategories.includes(category))
    add(open.map((game) => ({ ...game, gameImage: imageAddress(game.gameImage) })))
    await nextTurn()
  }
  const whole = { ...columns, groups: withProviderDetails(columns.groups, details) }
  return { ...whole, ...(await indexed(whole)), version }
}

const detailsOf = ({ brand, sites }: PublicSource) =>
  sites.read(brand, providers, undefined).then(
    ({ value }) => value,
    () => [],
  )

const asIfOpen = <Part extends object>(part: Part) => ({ ...part, isMaintenance: false })

function versionOf(listVersion: string, closed: readonly string[], details: readonly Provider[]): string {
  if (listVersion === '') return ''
  const names = details.map(({ providerCode, providerName }) => [providerCode, providerName])
  return hash('sha256', JSON.stringify([listVersion, closed, names]), 'base64url')
}

type Page = ReturnType<typeof gameList.read>

const readPage = ({ asSite }: PublicSource, page: number): Promise<Page> =>
  asSite(gameList, { gameType: '', page, perPage, sort: 'HOT' })

/** The games of all pages, in lists of at most a page. A platform that ignores paging sends them all in the first. */
async function readPages(source: PublicSource, first: Page): Promise<readonly Game[][]> {
  const { games, total } = first
  if (games.length === 0 || games.length >= total || games.length > perPage) return inSlices(games)
  const pages = Math.min(Math.ceil(Math.min(total, maxGames) / games.length), maxPages)
  const limit = pLimit(pagesAtOnce)
  const readNext = (_: unknown, index: number) => limit(async () => (await readPage(source, index + 2)).games)
  try {
    return [games, ...(await Promise.all(Array.from({ length: pages - 1 }, readNext)))]
  } catch (error) {
    limit.clearQueue()
    throw error
  }
}

function inSlices(games: readonly Game[]): Game[][] {
  const count = Math.ceil(games.length / perPage)
  return Array.from({ length: count }, (_, index) => games.slice(index * perPage, (index + 1) * perPage))
}

const longestIndexMs = 60_000
const indexOnThread = createThread<Columns, GameIndex>(
  new URL('./catalogue-worker.ts', import.meta.url),
  longestIndexMs,
)
// What takes some ten milliseconds is not worth a thread.
const mostGamesHere = 1000

async function indexed(columns: Columns): Promise<GameIndex> {
  return columns.rows.length > mostGamesHere ? indexOnThread(columns) : indexColumns(columns)
}
