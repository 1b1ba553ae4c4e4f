import { defaultPerPage } from '@marquee/contracts/per-page'
import { UnusableAnswer } from '../platform-call.ts'
import { count, orNone } from './field-readers.ts'

/** Which part of a list is asked for; the platform has defaults for what is left out. */
export interface ListQuery {
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
  perPage?: number | undefined
}

/** The fields beside the items of a list. */
export const listFields = {
  total: orNone(count()),
  page: orNone(count()),
  per_page: orNone(count()),
}

interface ListFields {
  total?: number | undefined
  page?: number | undefined
  per_page?: number | undefined
}

/** The payload that asks for a page of a list. */
export const pageRequest = ({ page, perPage }: ListQuery) => ({ page, per_page: perPage })

/** The payload that asks for a page of the list of a period. */
export const listRequest = (query: ListQuery) => ({
  ...pageRequest(query),
  date_from: query.from,
  date_to: query.to,
})

/**
 * Reads the items of a list; those that cannot be read are left out.
 * @param read undefined for what cannot be read
 * @throws UnusableAnswer where there are items, and none can be read: an empty list would say that there is nothing
 */
function readItems<Item, Read>(items: readonly Item[], read: (item: Item) => Read | undefined): Read[] {
  const known = items.flatMap((item) => read(item) ?? [])
  if (items.length > 0 && known.length === 0) throw new UnusableAnswer('No item can be read')
  return known
}

/** The items of a list that have a name, as `readItems` reads them. */
export const namedItems = <Item>(items: readonly Item[], isNamed: (item: Item) => boolean): Item[] =>
  readItems(items, (item) => (isNamed(item) ? item : undefined))

/** Reads a page of a list. What the platform leaves out is taken from the question. */
export function readList<Item>(answer: ListFields, items: Item[], { page = 1, perPage }: ListQuery) {
  return {
    items,
    total: answer.total ?? items.length,
    // Some count pages from 0.
    page: answer.page || page,
    perPage: answer.per_page || perPage || defaultPerPage,
  }
}

/** A list that the platform gives as a whole. */
export function wholeList<Item>(items: Item[]) {
  return { items, total: items.length, page: 1, perPage: items.length }
}
