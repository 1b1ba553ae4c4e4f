import { createStore, useStore } from './create-store.ts'

/** The browser's offer to install the site; only Chromium makes it, and only once per page. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** `offered`: the browser lets a button install the site. `installed`: this site runs as an app, or just became one. */
export type InstallState = 'unknown' | 'offered' | 'installed'

const state = createStore<InstallState>('unknown')
let offer: InstallEvent | undefined

/** Keeps the browser's offer for the button on /download. Call it early: the offer comes once, soon after loading. */
export function captureInstallPrompt(target: Window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallEvent
    if (state.get() !== 'installed') state.set('offered')
  })
  target.addEventListener('appinstalled', () => {
    offer = undefined
    state.set('installed')
  })
}

/** Shows the browser's own question. An offer can be taken up once. */
export async function showInstallPrompt(): Promise<void> {
  const taken = offer
  offer = undefined
  await taken?.prompt()
  if (!offer && state.get() === 'offered') state.set('unknown')
}

/** Whether the site can be installed by a button, or is. */
export function useInstallState(): InstallState {
  return useStore(state, (known) => known, 'unknown')
}

/** Whether the page runs in a window of its own. */
export function runsAsApp(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}
