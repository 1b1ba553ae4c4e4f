import { idParams } from '@marquee/contracts/areas/cashier/money-records'

/** The article that an address names; `undefined` for the list. */
export function newsId(search: URLSearchParams): string | undefined {
  return idParams.safeParse({ id: search.get('id') }).data?.id
}

/** The page of the list that an address names, from 1. */
export function newsPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** The address of an article. */
export const newsAddress = (id: string) => `/news?${new URLSearchParams({ id })}`
