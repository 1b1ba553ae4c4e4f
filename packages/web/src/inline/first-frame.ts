import { playerHint } from '@marquee/contracts/player-hint'

/**
 * Has the page show what is for a player before its first paint, where a session has left its hint in this browser
 * (session/for-player.tsx).
 */
export function showFirstFrame(): void {
  const { cookie, documentElement } = document
  if (new RegExp(`(^|; )(__Host-)?${playerHint}=`).test(cookie)) documentElement.dataset.player = ''
}
