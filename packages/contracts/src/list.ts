import * as z from 'zod/mini'

/** The largest page of a list that the platform gives (its contract, section 2). */
const maxPerPage = 100

/** A whole number in a query, where values arrive as text. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce.number<number>().check(z.int(), z.gte(minimum), z.lte(maximum))

/** The part of a list that is asked for. The platform's defaults are page 1 and `defaultPerPage` items. */
export const pageQuery = {
  page: z.optional(wholeNumber(1, 100_000)),
  perPage: z.optional(wholeNumber(1, maxPerPage)),
}

/** A page of a list: every list of the business areas has this shape, also one that comes whole. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** How many there are on all pages. */
    total: z.number(),
    page: z.number(),
    perPage: z.number(),
  })
}
