import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Answer } from './answer/answer.ts'
import type { AccountAnswer } from './answer/find-account.ts'
import type { Subject } from './answer/find-answers.ts'
import type { TopAnswer } from './answer/find-top.ts'
import type { Coverage } from './files/coverage.ts'

/** Between which times; as typed. */
interface Times {
  since: string | undefined
  until: string | undefined
}

/** What is asked for: a request, what an account did, or what failed most often. */
export type Question =
  | { kind: 'request'; subject: Subject }
  | ({ kind: 'account'; names: readonly string[]; host: string } & Times)
  | ({ kind: 'top'; host: string | undefined } & Times)

/** What a worker searches for, and where. */
export interface WorkerSearch {
  question: Question
  /** Names and patterns of files; or the lines that the gateway keeps. */
  log: { files: readonly string[] } | { name: string; text: string }
}

/** What it found; `mistake` where the question cannot be answered, in a sentence. */
export type WorkerResult =
  | { kind: 'request'; answers: Answer[]; coverage: Coverage }
  | { kind: 'account'; answer: AccountAnswer; coverage: Coverage }
  | { kind: 'top'; answer: TopAnswer; coverage: Coverage }
  | { kind: 'mistake'; sentence: string }

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
