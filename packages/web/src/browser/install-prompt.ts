import { createStore, useStore } from './create-store.ts'

/** The `beforeinstallprompt` event; only Chromium fires it. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** `offered`: a button may install the site. `installed`: the site was installed while this page was open. */
export type InstallState = 'unknown' | 'offered' | 'installed'

const state = createStore<InstallState>('unknown')
let promptEvent: BeforeInstallPromptEvent | undefined

/** Captures the browser's prompt for the button on /download. Call it early: the event fires soon after loading. */
export function captureInstallPrompt(target: Window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    promptEvent = event as BeforeInstallPromptEvent
    if (state.get() !== 'installed') state.set('offered')
  })
  target.addEventListener('appinstalled', () => {
    promptEvent = undefined
    state.set('installed')
  })
}

/** Shows the browser's install prompt. Each event can be used once. */
export async function showInstallPrompt(): Promise<void> {
  const event = promptEvent
  promptEvent = undefined
  await event?.prompt()
  if (!promptEvent && state.get() === 'offered') state.set('unknown')
}

/** Whether the site can be installed by a button, or is installed. */
export function useInstallState(): InstallState {
  return useStore(state, (current) => current, 'unknown')
}

/** Whether the page runs as an installed app, in a window of its own. */
export function runsAsApp(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}
