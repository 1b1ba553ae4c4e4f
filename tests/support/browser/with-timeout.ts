/** The same as Playwright's timeout in these tests, which does not apply to `page.evaluate`. */
const timeoutMs = 40_000

/** Awaits a promise. @throws Error that names `what` when it has not settled within the timeout */
export async function withTimeout<Value>(what: string, promise: Promise<Value>): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Timed out: ${what}`)), timeoutMs)
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
