import { pausedHint, readPlayerHint } from '@marquee/contracts/player-hint'

/**
 * Has the page show what is for a player before its first paint, where a session has left its hint in this browser
 * (session/for-player.tsx), or nothing yet, where a break keeps the player from play.
 * @returns whether there is the hint
 */
export function showFirstFrame(): boolean {
  const { cookie, documentElement } = document
  const hint = readPlayerHint(cookie)
  if (hint !== undefined) documentElement.dataset.player = hint === pausedHint ? pausedHint : ''
  return hint !== undefined
}
