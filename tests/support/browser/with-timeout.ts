/** As patient as a page's own waits, which what runs inside a page does not share. */
const patienceMs = 40_000

/** What a promise brings. @throws Error that names `what` when it has not come in that time */
export async function inTime<Value>(what: string, promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Nothing came of ${what}`)), patienceMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
