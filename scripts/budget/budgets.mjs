/**
 * Budgets in transferred bytes: scripts, styles and the template's own styles of a first visit to the home page, and the
 * scripts that any other page adds (pageScripts).
 */
export const budgets = { scripts: 132_000, styles: 14_000, templateStyles: 3_000, pageScripts: 30_000 }

/**
 * What the tests hold. Scripts and own styles exceed their budgets in about half of the templates: a panel of providers
 * brings 1.3 kB, a login form in the first picture 2.2 kB; a template's own styles now count those of all its parts and
 * its typeface. The formats of sections and the operator's banners bring 2 kB to every template; sub-menus, pictures that
 * are measured, and what a break keeps from the player half a kilobyte; live tables, draws and notifications with their
 * operations as much; cash beside bonus money, licenses and reasons of a log-in a quarter. Withdrawals bring the tracker
 * and forms that check a password. Nothing may grow beyond what stands, but for the fifth of a kilobyte by which the
 * names of files move it from build to build.
 */
export const ceilings = { ...budgets, scripts: 141_400, templateStyles: 5_050, pageScripts: 38_000 }
