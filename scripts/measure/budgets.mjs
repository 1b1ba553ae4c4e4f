/**
 * Budgets in transferred bytes: scripts, styles and the template's own styles of a first visit to the home page, and the
 * scripts that any other page adds (pageScripts).
 */
export const budgets = { scripts: 132_000, styles: 14_000, templateStyles: 3_000, pageScripts: 30_000 }
