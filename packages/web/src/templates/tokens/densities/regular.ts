/** What styles/tokens.css begins with. */
export const regular = { name: 'regular' } as const
