import { launchGame } from '@marquee/contracts/areas/games/launch'
import { categories, categoryByName } from '@marquee/contracts/categories'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { RequestOf } from '@marquee/contracts/operations'

export type LaunchBody = RequestOf<'launchGame'>['body']

/** What a launch needs beside the address. */
export interface LaunchContext {
  platform: LaunchBody['platform']
  language: LanguageCode
}

/**
 * The game that `/playnow?provider=&game=&type=&mode=` names. `game` may be missing (the provider's own lobby),
 * `mode` is REAL unless it says DEMO. `undefined` when the address does not name one.
 */
export function readLaunch(search: URLSearchParams, context: LaunchContext): LaunchBody | undefined {
  const body = launchGame.body.safeParse({
    providerCode: search.get('provider') ?? '',
    gameCode: search.get('game') ?? '',
    gameType: search.get('type') ?? '',
    mode: search.get('mode')?.toUpperCase() === 'DEMO' ? 'DEMO' : 'REAL',
    ...context,
  })
  return body.success ? body.data : undefined
}

/** The path of the lobby for games of a type; the home page for a type without a lobby. */
export function lobbyOf(gameType: string | null): string {
  const category = categoryByName(gameType ?? '')
  return category ? categories[category].route : '/'
}
