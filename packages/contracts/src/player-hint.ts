/**
 * The plain name of the cookie that lasts as long as a player's session in a browser, so that a page, whose document is
 * the same for everyone, has the player's frame from the first paint on. It is read by scripts, names nobody and grants
 * nothing.
 */
export const playerHint = 'player'
