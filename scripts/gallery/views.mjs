/** The widths that a template is looked at, in CSS px. */
export const widths = [390, 820, 1440]

/**
 * The pages that show a template: its home, a lobby, the ways in, an account and a page about money.
 * @type {readonly { name: string, path: string, isSignedIn: boolean }[]}
 */
export const views = [
  { name: 'home', path: '/', isSignedIn: false },
  { name: 'home-in', path: '/', isSignedIn: true },
  { name: 'lobby', path: '/slots', isSignedIn: false },
  { name: 'login', path: '/login', isSignedIn: false },
  { name: 'account', path: '/account', isSignedIn: true },
  { name: 'deposit', path: '/deposit', isSignedIn: true },
]

/**
 * The file of a picture, in the gallery's folder.
 * @param {string} label
 * @param {string} view
 * @param {number} width
 */
export const shotName = (label, view, width) => `${label}-${view}-${width}.png`
