import type { LaunchMode } from '@marquee/contracts/areas/games/launch'
import type { LaunchBody } from './launch-request.ts'

/** Where a game opens that is not in this page. */
export type GamePlace = 'tab' | 'window'

/** Phones and tablets have no windows: their browsers open a tab for one, so the page speaks of a tab there. */
export const gamePlace = (mode: LaunchMode, platform: LaunchBody['platform']): GamePlace =>
  mode === 'POPUP' && platform === 'DESKTOP' ? 'window' : 'tab'

const widestPx = 1280
const highestPx = 800
const shareOfScreen = 0.9

/** What `window.open` is told of a game's window: in the middle of the screen, with the page visible around it. */
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
