import { savesData } from '../../browser/when-idle.ts'

/**
 * Registers the service worker, which gives the site an offline page and makes it installable. It is about ten
 * kilobytes, so visitors who save data go without.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch (error) {
    console.info('The service worker could not be registered.', error)
  }
}
