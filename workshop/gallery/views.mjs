/** The widths that a template is looked at, in CSS px. */
export const widths = [390, 820, 1440]

/**
 * The pages that show a template: its home, a lobby, the ways in, an account, a page about money and a game; then the
 * brand with the most that a layout must hold, and the two other layouts. `state` is the word before the template in
 * the label of the sandbox's host; `opens` is a link on the page to follow.
 * @type {readonly { name: string, path: string, isSignedIn: boolean, opens?: string, state?: 'stress' | 'maintenance' }[]}
 */
export const views = [
  { name: 'home', path: '/', isSignedIn: false },
  { name: 'lobby', path: '/slots', isSignedIn: false },
  { name: 'login', path: '/login', isSignedIn: false },
  { name: 'maintenance', path: '/', isSignedIn: false, state: 'maintenance' },
  { name: 'home-in', path: '/', isSignedIn: true },
  { name: 'account', path: '/account', isSignedIn: true },
  { name: 'deposit', path: '/deposit', isSignedIn: true },
  { name: 'game', path: '/slots', isSignedIn: true, opens: '.tile-link' },
  { name: 'minigame', path: '/minigame', isSignedIn: true },
  { name: 'stress', path: '/php', isSignedIn: true, state: 'stress' },
  { name: 'stress-cn', path: '/cn', isSignedIn: true, state: 'stress' },
]

/**
 * The file of a picture, in the gallery's folder.
 * @param {string} label
 * @param {string} view
 * @param {number} width
 */
export const shotName = (label, view, width) => `${label}-${view}-${width}.png`
