import { recordAdVisit } from './record-ad-visit.ts'
import { registerWorker } from '../updates/register-worker.ts'

/** What waits until the browser is idle. */
export function runIdleTasks(): void {
  void registerWorker()
  void recordAdVisit()
}
