/** What a first visit of the home page may cost, in bytes as they travel; a kilobyte is 1,000 bytes. */
export const budgets = { scripts: 125_000, styles: 14_000, templateStyles: 3_000 }
