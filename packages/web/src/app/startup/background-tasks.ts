import { attribution } from '../../browser/attribution.ts'
import { captureInstallPrompt } from '../../browser/install-prompt.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import type { BuildWatch } from '../updates/build-watch.ts'

/** Starts what a page does beside being drawn. Nothing waits for it, and most of it begins when the browser is idle. */
export function startBackgroundTasks(watch: BuildWatch): void {
  // Before a navigation changes the address that the visitor came by.
  attribution.remember(location.search, Date.now())
  captureInstallPrompt(window)
  whenIdle(() => {
    void watch.loadRedirects()
    // A chunk that is gone reloads no page here: the next page does the same.
    import('./idle-tasks.ts').then(({ runIdleTasks }) => runIdleTasks()).catch(() => {})
  })
}
