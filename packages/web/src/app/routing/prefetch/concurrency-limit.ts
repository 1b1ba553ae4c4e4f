/** Returns a function that runs tasks, at most `max` at once; the others queue. Failed tasks are ignored. */
export function concurrencyLimit(max: number): (task: () => Promise<unknown>) => void {
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

  return (task) => {
    queue.push(task)
    startNext()
  }
}
