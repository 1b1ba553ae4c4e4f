/**
 * Runs tasks, at most `most` at once; the others wait for their turn. A task that fails only makes room for the
 * next: nobody waits for these.
 */
export function limitTasks(most: number): (task: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = []
  let running = 0

  function next(): void {
    while (running < most) {
      const task = waiting.shift()
      if (!task) return
      running += 1
      const done = () => {
        running -= 1
        next()
      }
      task().then(done, done)
    }
  }

  return (task) => {
    waiting.push(task)
    next()
  }
}
