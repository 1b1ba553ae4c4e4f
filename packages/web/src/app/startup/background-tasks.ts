import { attribution } from '../../browser/attribution.ts'
import { captureInstallPrompt } from '../../browser/install-prompt.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import type { BuildWatch } from '../updates/build-watch.ts'

/** Starts the tasks beside rendering. Nothing awaits them, and most of them start when the browser is idle. */
export function startBackgroundTasks(watch: BuildWatch): void {
  // Before a navigation changes the address that the visitor arrived at.
  attribution.remember(location.search, Date.now())
  captureInstallPrompt(window)
  whenIdle(() => {
    void watch.loadRedirects()
    // A missing chunk is ignored: the next page runs the same tasks.
    import('./idle-tasks.ts').then(({ runIdleTasks }) => runIdleTasks()).catch(() => {})
  })
}
