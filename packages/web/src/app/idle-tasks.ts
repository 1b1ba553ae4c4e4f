import { recordAdVisit } from './ad-visit.ts'
import { registerWorker } from './register-worker.ts'

/** What waits until the browser has time. */
export function runIdleTasks(): void {
  void registerWorker()
  void recordAdVisit()
}
