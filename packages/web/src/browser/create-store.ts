import { useSyncExternalStore } from 'react'

/** A value outside React, shared by components and plain code. */
export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Calls back after every change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a store. Setting the value it already has (`Object.is`) notifies no listener. */
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
 * The selected value of a store. On the server and in the first render it is `initial`, so that both are equal.
 * `select` must return an identical value as long as nothing has changed.
 */
export function useStore<Value, Selected>(
  { subscribe, get }: Pick<Store<Value>, 'get' | 'subscribe'>,
  select: (value: Value) => Selected,
  initial: Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => initial,
  )
}
