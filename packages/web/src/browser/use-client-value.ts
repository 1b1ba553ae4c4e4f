import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What only the browser knows: `before` on the server and in the first render, so that both are equal, and `value`
 * from then on. Where the two are the same nothing is drawn again. Values are compared by identity.
 */
export function useClientValue<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  )
}
