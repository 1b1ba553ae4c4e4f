import { useLocation } from 'react-router'
import { useClientValue } from './use-client-value.ts'

/**
 * Path and query of this page, without the language prefix. The server only knows the part of the query that the page
 * reads, so the first render leaves the query out on both sides.
 */
export function useAddress(): string {
  const { pathname, search } = useLocation()
  return useClientValue(`${pathname}${search}`, pathname)
}
