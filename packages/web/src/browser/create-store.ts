import { useSyncExternalStore } from 'react'

/** A value outside React that components and plain code share. */
export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Calls back after every change; returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** A store that begins with a value. Setting the value that it has tells nobody. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * What a component shows of a store. On the server and in the first render it is `before`, so that both are equal.
 * `select` returns a value that is identical as long as nothing has changed.
 */
export function useStore<Value, Selected>(
  { subscribe, get }: Pick<Store<Value>, 'get' | 'subscribe'>,
  select: (value: Value) => Selected,
  before: Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => before,
  )
}
