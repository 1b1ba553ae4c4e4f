import { type Page, pageByPath, pages } from '@marquee/contracts/pages'

/**
 * Whether something that is offered, and not asked for, may lie over the page at a path: where games are looked for. It
 * would lie over forms and money elsewhere, and has no place beside help.
 */
export function isOfferPage(path: string): boolean {
  const page = pageByPath(path)
  if (page === undefined || page === 'playnow') return false
  const { capability }: Page = pages[page]
  return page === 'home' || capability === 'games'
}
