import { type LaunchMode, launchGame } from '@marquee/contracts/areas/games/launch'
import { categories, categoryByName } from '@marquee/contracts/categories'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { RequestOf } from '@marquee/contracts/operations'
import { type Device, readDevice } from '../../../browser/device-info.ts'

export type LaunchBody = RequestOf<'launchGame'>['body']

/** What a launch needs beside the address. */
interface LaunchContext {
  platform: LaunchBody['platform']
  language: LanguageCode
}

/**
 * The game that `/playnow?provider=&game=&type=&mode=` names. `game` may be missing (the provider's own lobby),
 * `mode` is REAL unless it says DEMO. A sportsbook opens with its slip by `slip=1`, and with a pick on it by `selection=`
 * and `price=`. `undefined` when the address does not name a game.
 */
export function readLaunch(search: URLSearchParams, context: LaunchContext): LaunchBody | undefined {
  const body = launchGame.body.safeParse({
    providerCode: search.get('provider') ?? '',
    gameCode: search.get('game') ?? '',
    gameType: search.get('type') ?? '',
    mode: search.get('mode')?.toUpperCase() === 'DEMO' ? 'DEMO' : 'REAL',
    ...slipOf(search),
    ...context,
  })
  return body.success ? body.data : undefined
}

function slipOf(search: URLSearchParams) {
  const selectionId = search.get('selection')
  const odds = search.get('price')
  return {
    ...(selectionId !== null && odds !== null && { selection: { selectionId, odds } }),
    ...(search.get('slip') === '1' && { slip: true }),
  }
}

/** The path of the lobby for games of a type; the home page for a type without a lobby. */
export function lobbyOf(gameType: string | null): string {
  const category = categoryByName(gameType ?? '')
  return category ? categories[category].route : '/'
}

/** Which edition of a game a device is given; tablets count as mobile. */
export function devicePlatform(device: Device): 'MOBILE' | 'DESKTOP' {
  return readDevice(device).isMobileOrTablet ? 'MOBILE' : 'DESKTOP'
}

/** Where a game opens that is not in this page. */
export type GamePlace = 'tab' | 'window'

/** Phones and tablets have no windows: their browsers open a tab for one, so the page speaks of a tab there. */
export const gamePlace = (mode: LaunchMode, platform: LaunchBody['platform']): GamePlace =>
  mode === 'POPUP' && platform === 'DESKTOP' ? 'window' : 'tab'

const widestPx = 1280
const highestPx = 800
const shareOfScreen = 0.9

/** The features of a game's window for `window.open`: in the middle of the screen, with the page visible around it. */
export function windowFeatures({
  availWidth,
  availHeight,
}: Pick<Screen, 'availWidth' | 'availHeight'>): string {
  const width = Math.round(Math.min(widestPx, availWidth * shareOfScreen))
  const height = Math.round(Math.min(highestPx, availHeight * shareOfScreen))
  const left = Math.round((availWidth - width) / 2)
  const top = Math.round((availHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
