// Answers after as many milliseconds as it is given; fails for less than none.
import { answerTasks } from '#bff/threads/thread.ts'

answerTasks((ms: number) => {
  if (ms < 0) throw new RangeError('before now')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  return `${ms} ms later`
})
