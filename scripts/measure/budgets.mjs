/**
 * What a first visit of the home page may cost (scripts, styles, and the template's own share of the styles), and what
 * any other page may add to it (pageScripts): bytes as they travel. A kilobyte is 1,000 bytes.
 */
export const budgets = { scripts: 132_000, styles: 14_000, templateStyles: 3_000, pageScripts: 30_000 }
