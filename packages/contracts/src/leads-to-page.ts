import type { Capability } from './capability.ts'
import { routeOfSegment } from './categories.ts'
import { splitLanguagePrefix } from './languages.ts'
import { isOffered, pageByPath } from './pages.ts'

/** Whether an address of this site, written by the operator, leads to a page that the brand offers. */
export function leadsToPage(address: string, capabilities: readonly Capability[]): boolean {
  const { path } = splitLanguagePrefix(address.split(/[?#]/, 1)[0] ?? '')
  const page = pageByPath(routeOfSegment(path) ?? path)
  return page !== undefined && isOffered(page, capabilities)
}
