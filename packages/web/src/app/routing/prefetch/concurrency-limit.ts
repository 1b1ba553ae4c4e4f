/** Runs tasks, at most `most` at once; the others wait in a queue. Nobody is told of a task that fails. */
export function concurrencyLimit(most: number): (task: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = []
  let running = 0

  function startNext(): void {
    while (running < most) {
      const task = waiting.shift()
      if (!task) return
      running += 1
      const end = () => {
        running -= 1
        startNext()
      }
      task().then(end, end)
    }
  }

  return (task) => {
    waiting.push(task)
    startNext()
  }
}
