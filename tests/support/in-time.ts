/**
 * Waits for work, for so long.
 * @throws Error that names the work when it takes longer
 */
export async function inTime<T>(what: string, work: Promise<T>, timeoutMs: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`${what} took longer than ${timeoutMs} ms`)),
    timeoutMs,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
