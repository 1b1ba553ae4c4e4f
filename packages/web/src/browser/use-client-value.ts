import { useSyncExternalStore } from 'react'

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
