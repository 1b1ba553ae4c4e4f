/** The used part of the Network Information API, which not every browser supports. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** The connection of this browser, where it tells. */
export const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/** Whether pages may be prefetched: not on slow connections, nor with data saving on. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}

/**
 * Returns a function that runs tasks, at most `max` at once; the others queue. Failed tasks are ignored. It resolves when
 * the task has ended.
 */
export function concurrencyLimit(max: number): (task: () => Promise<unknown>) => Promise<void> {
  const queue: (() => Promise<unknown>)[] = []
  let running = 0

  function startNext(): void {
    while (running < max) {
      const task = queue.shift()
      if (!task) return
      running += 1
      const end = () => {
        running -= 1
        startNext()
      }
      task().then(end, end)
    }
  }

  return (task) =>
    new Promise((resolve) => {
      queue.push(() => task().finally(resolve))
      startNext()
    })
}

/** Runs what fetches a page ahead, at most four at once (specification, section 9). */
export const runPreload = concurrencyLimit(4)
