import type { Loaded } from '#bff/cache/cached.ts'

interface Call<T> {
  readonly signal: AbortSignal
  answer(value: T, bytes?: number): void
  fail(error: Error): void
}

/** A loader that counts its calls and settles them when the test does. */
export function scriptedLoader<T>() {
  const calls: Call<T>[] = []
  function load(signal: AbortSignal): Promise<Loaded<T>> {
    const { promise, resolve, reject } = Promise.withResolvers<Loaded<T>>()
    calls.push({ signal, answer: (value, bytes = 100) => resolve({ value, bytes }), fail: reject })
    return promise
  }
  /** The call with that index, from 0; it must have been made. */
  function call(index: number): Call<T> {
    const made = calls[index]
    if (!made) throw new Error(`Call ${index} was not made; ${calls.length} were`)
    return made
  }
  return { load, call, calls }
}

/** A loader that resolves at once. */
export function giving<T>(value: T, bytes = 100): () => Promise<Loaded<T>> {
  return async () => ({ value, bytes })
}

/** A loader that fails at once. */
export function failing(error: Error): () => Promise<never> {
  return async () => {
    throw error
  }
}
