import { defaultPerPage } from '@marquee/contracts/per-page'
import { invalidInput } from '../refusal.ts'

const maxPerPage = 100

/** The fields by which a list is paged. */
export const pageFields = { page: 'count?', per_page: 'count?' } as const

/** A page of a list: `limit` items from `offset`. */
export interface Page {
  page: number
  per_page: number
  offset: number
}

/** Reads the page of a list; `defaultPerPage` items by default. @throws Refusal `invalidInput` for more than 100 */
export function readPage({
  page = 1,
  per_page = defaultPerPage,
}: {
  page?: number
  per_page?: number
}): Page {
  if (per_page > maxPerPage) throw invalidInput({ per_page: 'tooMany' })
  return { page, per_page, offset: (page - 1) * per_page }
}

/** The response of a paged list. */
export function pagedResponse(value: unknown[], total: number, { page, per_page }: Page) {
  return { value, total, page, per_page }
}
