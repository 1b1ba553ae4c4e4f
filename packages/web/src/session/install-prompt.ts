import { useSyncExternalStore } from 'react'

/** The browser's offer to install the site; only Chromium makes it, and only once per page. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** `offered`: the browser lets a button install the site. `installed`: this site runs as an app, or just became one. */
export type InstallState = 'unknown' | 'offered' | 'installed'

const listeners = new Set<() => void>()
let offer: InstallEvent | undefined
let isInstalled = false

/** Keeps the browser's offer for the button on /download. Call it early: the offer comes once, soon after loading. */
export function keepInstallOffer(target: Window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallEvent
    tell()
  })
  target.addEventListener('appinstalled', () => {
    offer = undefined
    isInstalled = true
    tell()
  })
}

/** Shows the browser's own question. An offer can be taken up once. */
export async function installNow(): Promise<void> {
  const taken = offer
  offer = undefined
  await taken?.prompt()
  tell()
}

/** Whether the site can be installed by a button, or is. */
export function useInstallState(): InstallState {
  return useSyncExternalStore(subscribe, current, () => 'unknown')
}

/** Whether the page runs in a window of its own. */
export function runsAsApp(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}

function current(): InstallState {
  if (isInstalled) return 'installed'
  return offer ? 'offered' : 'unknown'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
