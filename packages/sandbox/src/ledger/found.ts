/** What an audit's query finds. */
export interface Found {
  id: string
}

/** A sentence about each of the things that were found. */
export const sentences = (rows: Found[], what: string) => rows.map(({ id }) => `${id}: ${what}`)
