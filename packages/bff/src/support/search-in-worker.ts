import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Answer } from './answer/answer.ts'
import type { Subject } from './answer/find-answers.ts'
import type { Coverage } from './files/coverage.ts'

/** What a worker searches for, and in which files. */
export interface WorkerSearch {
  /** Names and patterns of files. */
  names: readonly string[]
  subject: Subject
}

/** What it found. */
export interface WorkerResult {
  answers: Answer[]
  coverage: Coverage
}

const script = new URL('./search-worker.ts', import.meta.url)
const longestMs = 60_000
const resourceLimits = { maxOldGenerationSizeMb: 256 }

/**
 * Searches in a thread of its own, so that players wait for nothing.
 * @throws when the search fails, or takes longer than a minute
 */
export async function searchInWorker(workerData: WorkerSearch): Promise<WorkerResult> {
  const worker = new Worker(script, { workerData, resourceLimits })
  try {
    const [result] = await once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })
    return result
  } finally {
    await worker.terminate()
  }
}
