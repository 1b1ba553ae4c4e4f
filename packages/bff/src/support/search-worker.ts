import { parentPort, workerData } from 'node:worker_threads'
import { findAccount } from './answer/find-account.ts'
import { findAnswers } from './answer/find-answers.ts'
import { findTop } from './answer/find-top.ts'
import { InvalidTime } from './answer/read-range.ts'
import { findLogFiles } from './files/find-log-files.ts'
import type { LogSource } from './files/search-logs.ts'
import type { WorkerResult, WorkerSearch } from './search-in-worker.ts'

// Runs beside the gateway, because a search takes seconds of a processor.
const { question, log }: WorkerSearch = workerData

async function logs(): Promise<LogSource[]> {
  if ('text' in log) return [log]
  const { files } = await findLogFiles(log.files)
  return files.map(({ path }) => path)
}

async function find(): Promise<WorkerResult> {
  const { kind } = question
  if (kind === 'request') return { kind, ...(await findAnswers(await logs(), question.subject)) }
  if (kind === 'account') return { kind, ...(await findAccount(await logs(), question)) }
  return { kind, ...(await findTop(await logs(), question)) }
}

const result = await find().catch((error: unknown): WorkerResult => {
  if (error instanceof InvalidTime) return { kind: 'mistake', sentence: error.message }
  throw error
})
parentPort?.postMessage(result)
