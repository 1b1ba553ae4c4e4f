import { parentPort, workerData } from 'node:worker_threads'
import { findAnswers } from './answer/find-answers.ts'
import { findLogFiles } from './files/find-log-files.ts'
import type { WorkerSearch } from './search-in-worker.ts'

// Runs beside the gateway, because a search takes seconds of a processor.
const { names, subject }: WorkerSearch = workerData
const { files } = await findLogFiles(names)
const paths = files.map(({ path }) => path)
parentPort?.postMessage(await findAnswers(paths, subject))
