/**
 * The plain name of the cookie that lasts as long as a player's session in a browser, so that a page, whose document is
 * the same for everyone, has the player's frame from the first paint on. It is read by scripts, names nobody and grants
 * nothing.
 */
export const playerHint = 'player'

/** Its value while a break or an exclusion keeps the player from play, so that nothing is offered before that is asked. */
export const pausedHint = 'paused'

/** The value of the hint in a browser's cookies; undefined without one. */
export const readPlayerHint = (cookie: string): string | undefined =>
  new RegExp(`(?:^|; )(?:__Host-)?${playerHint}=(\\w*)`).exec(cookie)?.[1]

/** Whether a browser's cookies have the hint. */
export const hasPlayerHint = (cookies: string): boolean => readPlayerHint(cookies) !== undefined
