import type { Capability } from '@marquee/contracts/capability'
import { routeOfSegment } from '@marquee/contracts/categories'
import { splitLanguagePrefix } from '@marquee/contracts/languages'
import { isOffered, pageByPath } from '@marquee/contracts/pages'

/** Whether an address of this site, written by the operator, leads to a page that the brand offers. */
export function leadsToPage(address: string, capabilities: readonly Capability[]): boolean {
  const { path } = splitLanguagePrefix(address.split(/[?#]/, 1)[0] ?? '')
  const page = pageByPath(routeOfSegment(path) ?? path)
  return page !== undefined && isOffered(page, capabilities)
}
