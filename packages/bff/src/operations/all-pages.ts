/** The most rows of a report. */
export const maxRows = 10_000
const perPage = 100

interface Page<Row> {
  items: readonly Row[]
  total: number
}

/**
 * Reads every page of a list, one after the other. A row that moved to the next page because a new one came is taken
 * once.
 */
export async function allPages<Row>(
  ask: (part: { page: number; perPage: number }) => Promise<Page<Row>>,
  idOf: (row: Row) => string,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows = new Map<string, Row>()
  let isCut = false
  for (let page = 1; page * perPage <= maxRows; page += 1) {
    const { items, total } = await ask({ page, perPage })
    for (const row of items) rows.set(idOf(row), row)
    isCut = total > page * perPage
    if (!isCut || items.length === 0) break
  }
  return { rows: [...rows.values()], isCut }
}
