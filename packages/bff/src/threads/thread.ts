import { once } from 'node:events'
import { parentPort, type Transferable, Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

const longestStartMs = 30_000
const maxMebibytes = 256

/** Runs a task on a thread. Values are copied; what is in `transfer` is moved. */
export type RunOnThread<Task, Answer> = (task: Task, transfer?: Transferable[]) => Promise<Answer>

/**
 * A thread of its own for work that would hold up the event loop, in a script that calls `answerTasks`. It starts with the
 * first task, and again after one that failed.
 *
 * @returns rejects when a task throws, takes longer than `longestTaskMs` or needs too much memory
 */
export function createThread<Task, Answer>(script: URL, longestTaskMs: number): RunOnThread<Task, Answer> {
  // One at a time, so that the limit counts for a task that takes long, and not for those that wait for it.
  const inTurn = pLimit(1)
  let running: Promise<Worker> | undefined

  async function start(): Promise<Worker> {
    const thread = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxMebibytes } })
    // An idle thread that dies must not end the process; the next task finds that it is gone.
    thread.on('error', () => {
      running = undefined
    })
    try {
      await nextMessage(thread, longestStartMs)
      return thread
    } catch (error) {
      void thread.terminate()
      throw error
    }
  }

  return (task, transfer = []) =>
    inTurn(async () => {
      try {
        running ??= start()
        const thread = await running
        thread.ref()
        const answer = nextMessage(thread, longestTaskMs)
        thread.postMessage(task, transfer)
        const message = await answer
        thread.unref()
        return message
      } catch (error) {
        const failed = running
        running = undefined
        failed?.then((thread) => thread.terminate()).catch(() => {})
        throw error
      }
    })
}

async function nextMessage(thread: Worker, longestMs: number) {
  const given = new AbortController()
  // An event loop that was held up sees the timer before the message that has come meanwhile.
  const timer = setTimeout(() => setImmediate(() => given.abort()), longestMs)
  try {
    const [message] = await once(thread, 'message', { signal: given.signal })
    return message
  } finally {
    clearTimeout(timer)
  }
}

/** The other side, in the thread's script: says that it is ready, then answers each task. */
export function answerTasks<Task, Answer>(work: (task: Task) => Answer): void {
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(work(task)))
  parentPort?.postMessage('ready')
}
