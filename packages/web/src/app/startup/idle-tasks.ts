import { registerWorker } from '../updates/register-worker.ts'
import { recordAdVisit } from './record-ad-visit.ts'

/** Runs the tasks that wait until the browser is idle. */
export function runIdleTasks(): void {
  void registerWorker()
  void recordAdVisit()
}
