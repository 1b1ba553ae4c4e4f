import { recordIdShape } from '@marquee/contracts/record-id'

/** The article that an address of the page of news names; `undefined` for the list. */
export function newsId(search: URLSearchParams): string | undefined {
  const id = search.get('id') ?? ''
  return recordIdShape.test(id) ? id : undefined
}

/** The page of the list that an address names, from 1. */
export function newsPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** The address of an article. */
export const newsAddress = (id: string) => `/news?${new URLSearchParams({ id })}`
