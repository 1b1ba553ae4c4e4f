import type { Game } from '@marquee/contracts/games/game'
import type { RequestOf, ResponseOf } from '@marquee/contracts/operations'

type Filter = RequestOf<'listGames'>['query']
type GamePage = Pick<ResponseOf<'listGames'>, 'games' | 'total' | 'page' | 'perPage' | 'providers'>

const usualPerPage = 60

/**
 * One page of games, filtered and sorted. `games` come in the platform's order of heat. Providers are counted over
 * what matches everything but the provider filter, so that a visitor sees where else to look.
 */
export function pageOfGames(games: readonly Game[], filter: Filter): GamePage {
  const { category, provider, q, sort, page = 1, perPage = usualPerPage } = filter
  const wanted = q === undefined ? undefined : plainText(q)
  const matching = games.filter(
    (game) =>
      (!category || isOfCategory(game, category)) && (wanted === undefined || matchesSearch(game, wanted)),
  )
  const shown = sorted(
    provider ? matching.filter(({ providerCode }) => providerCode === provider) : matching,
    sort,
  )
  const from = (page - 1) * perPage
  return {
    games: shown.slice(from, from + perPage),
    total: shown.length,
    page,
    perPage,
    providers: countProviders(matching),
  }
}

// Hot is a mark on games of every kind, not a kind of game.
function isOfCategory(game: Game, category: NonNullable<Filter['category']>): boolean {
  return category === 'hot' ? game.isHot : game.category === category
}

function sorted(games: readonly Game[], sort: Filter['sort']): readonly Game[] {
  if (sort === 'az') return games.toSorted((a, b) => a.gameName.localeCompare(b.gameName, 'en'))
  if (sort === 'new') return games.toSorted((a, b) => Number(b.isNew) - Number(a.isNew))
  return games
}

function countProviders(games: readonly Game[]): GamePage['providers'] {
  const counts = new Map<string, { code: string; name: string; count: number }>()
  for (const { providerCode: code, providerName: name } of games) {
    const known = counts.get(code)
    if (known) known.count++
    else counts.set(code, { code, name, count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
}

// What is searched in, made once per game: catalogues are frozen and live as long as their cache entry.
const searchTexts = new WeakMap<Game, string>()

function matchesSearch(game: Game, wanted: string): boolean {
  let text = searchTexts.get(game)
  if (text === undefined) {
    text = plainText(`${game.gameName} ${game.gameNameLocal} ${game.providerName}`)
    searchTexts.set(game, text)
  }
  return text.includes(wanted)
}

/** Text for comparing: without case and accents (ñ is n), single spaces. */
function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
