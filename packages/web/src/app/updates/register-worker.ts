import { savesData } from '../../browser/when-idle.ts'

/**
 * Registers the service worker, which provides the offline page and makes the site installable. Not with data saving on,
 * because the worker's script costs data.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch (error) {
    console.info('The service worker could not be registered.', error)
  }
}
