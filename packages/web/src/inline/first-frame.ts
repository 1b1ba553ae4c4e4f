import { playerHint } from '@marquee/contracts/player-hint'

/**
 * Has the page show what is for a player before its first paint, where a session has left its hint in this browser
 * (session/for-player.tsx).
 * @returns whether there is the hint
 */
export function showFirstFrame(): boolean {
  const { cookie, documentElement } = document
  const isPlayer = new RegExp(`(^|; )(__Host-)?${playerHint}=`).test(cookie)
  if (isPlayer) documentElement.dataset.player = ''
  return isPlayer
}
