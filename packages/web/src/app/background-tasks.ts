import { attribution } from '../session/attribution.ts'
import { keepInstallOffer } from '../session/install-prompt.ts'
import { whenIdle } from '../session/when-idle.ts'
import type { BuildWatch } from './build-watch.ts'

/** What a page does beside being drawn. Nothing of it is waited for, and most of it begins when all else is done. */
export function startBackgroundTasks(watch: BuildWatch): void {
  // The address is still the one that the visitor came by.
  attribution.remember(location.search, Date.now())
  keepInstallOffer(window)
  whenIdle(() => {
    void watch.loadRedirects()
    // Where this code cannot be had, the next page does it: nobody waits for it, and no page is reloaded for it.
    import('./idle-tasks.ts').then(({ runIdleTasks }) => runIdleTasks()).catch(() => {})
  })
}
