/**
 * Runs a task many times, with at most `width` at a time, until the first failure.
 * @param {number} count
 * @param {number} width
 * @param {(index: number) => Promise<unknown>} task
 */
export async function runConcurrently(count, width, task) {
  let next = 0
  const work = async () => {
    while (next < count) await task(next++)
  }
  try {
    await Promise.all(Array.from({ length: width }, work))
  } finally {
    next = count
  }
}
