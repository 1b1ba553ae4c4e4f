import { use } from 'react'

/** Loads modules by name and hands them out without waiting once they are there. */
export interface Loader<Name, Value> {
  /** Begins to load; call it before rendering on the server and before hydration. */
  load: (name: Name) => Promise<Value>
  /** What was loaded, at once; a component that comes too early waits in its `Suspense`. */
  useLoaded: (name: Name) => Value
}

/**
 * A loader that asks once for each name. A failure is kept too: a browser does not fetch a module a second time, so
 * only a reload helps, and that the error screen offers.
 */
export function createLoader<Name, Value>(fetchModule: (name: Name) => Promise<Value>): Loader<Name, Value> {
  const promises = new Map<Name, Promise<Value>>()

  const load = (name: Name) => {
    let promise = promises.get(name)
    if (!promise) {
      promise = readable(fetchModule(name))
      promises.set(name, promise)
    }
    return promise
  }
  return { load, useLoaded: (name) => use(load(name)) }
}

/** Marks a promise as React marks it itself, so that `use` reads what is there without a turn of waiting. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => Object.assign(promise, { status: 'rejected', reason }),
  )
  return promise
}
