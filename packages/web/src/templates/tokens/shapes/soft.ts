/** What styles/tokens.css begins with. */
export const soft = { name: 'soft' } as const
