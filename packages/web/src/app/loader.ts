import { use } from 'react'

/** Loads modules by name and hands them out without waiting once they are there. */
export interface Loader<Name, Value> {
  /** Begins to load; call it before rendering on the server and before hydration. */
  load: (name: Name) => Promise<Value>
  /** What was loaded, at once; a component that comes too early waits in its `Suspense`. */
  useLoaded: (name: Name) => Value
}

/** A loader that keeps what came and forgets what failed, so that the next try asks again. */
export function createLoader<Name, Value>(fetchModule: (name: Name) => Promise<Value>): Loader<Name, Value> {
  const values = new Map<Name, Value>()
  const pending = new Map<Name, Promise<Value>>()

  const load = (name: Name) => {
    let promise = pending.get(name)
    if (!promise) {
      promise = fetchModule(name).then((value) => {
        values.set(name, value)
        return value
      })
      promise.catch(() => pending.delete(name))
      pending.set(name, promise)
    }
    return promise
  }

  return { load, useLoaded: (name) => values.get(name) ?? use(load(name)) }
}
