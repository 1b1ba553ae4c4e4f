import { categories, categoryByName } from '@marquee/contracts/categories'
import { launchGame } from '@marquee/contracts/games/launch-game'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { RequestOf } from '@marquee/contracts/operations'

export type LaunchBody = RequestOf<'launchGame'>['body']

/** Where and how the game opens, beside what the address says. */
export interface LaunchCircumstances {
  platform: LaunchBody['platform']
  language: LanguageCode
}

/**
 * The game that `/playnow?provider=&game=&type=&mode=` asks for. `game` may be missing (the provider's own lobby),
 * `mode` is REAL unless it says DEMO. `undefined` when the address does not name one.
 */
export function readLaunch(
  search: URLSearchParams,
  circumstances: LaunchCircumstances,
): LaunchBody | undefined {
  const body = launchGame.body.safeParse({
    providerCode: search.get('provider') ?? '',
    gameCode: search.get('game') ?? '',
    gameType: search.get('type') ?? '',
    mode: search.get('mode')?.toUpperCase() === 'DEMO' ? 'DEMO' : 'REAL',
    ...circumstances,
  })
  return body.success ? body.data : undefined
}

/** The lobby that holds games of a type; the home page for a type that has none. */
export function lobbyOf(gameType: string | null): string {
  const category = categoryByName(gameType ?? '')
  return category ? categories[category].route : '/'
}
