import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const subscribeToNothing = () => () => {}

/**
 * A value that only the browser knows: `initial` on the server and in the first render, so that both are equal, then
 * `value`. Rerenders only where the two are not identical.
 */
export function useClientValue<Value>(value: Value, initial: Value): Value {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => initial,
  )
}

/** False on the server and in the first render, so that both are equal; true afterwards. */
export const useHydrated = (): boolean => useClientValue(true, false)

/**
 * Path and query of this page, without the language prefix. The server only knows the part of the query that the page
 * reads, so the first render leaves the query out on both sides.
 */
export function useAddress(): string {
  const { pathname, search } = useLocation()
  return useClientValue(`${pathname}${search}`, pathname)
}
