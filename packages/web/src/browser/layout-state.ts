import { createStore, useStore } from './create-store.ts'
import { storedValue, type ValueStorage } from './stored-value.ts'

/** What a visitor has hidden or closed on the site; stored across reloads. */
export interface LayoutState {
  isBalanceHidden: boolean
  isDownloadBarClosed: boolean
  /** Ids of announcements. */
  closedAnnouncements: readonly string[]
}

export const layoutDefaults: LayoutState = {
  isBalanceHidden: false,
  isDownloadBarClosed: false,
  closedAnnouncements: [],
}

/** The layout state as a store. It starts with the defaults, so that the first render equals the server's. */
export function createLayoutStore(storage: () => ValueStorage) {
  const stored = storedValue('marquee.layout', storage, parseLayout)
  const { get, set, subscribe } = createStore(layoutDefaults)
  return {
    get,
    subscribe,
    /** Restores the stored state. Call it after hydration. */
    restore: () => set(stored.read() ?? layoutDefaults),
    update: (change: Partial<LayoutState>) => {
      set({ ...get(), ...change })
      stored.write(get())
    },
    /** Resets to the defaults, in the store and in storage. */
    reset: () => {
      stored.clear()
      set(layoutDefaults)
    },
  }
}

export const layoutStore = createLayoutStore(() => localStorage)

/** The layout state; the defaults on the server and in the first render. */
export function useLayoutState(): LayoutState {
  return useStore(layoutStore, (state) => state, layoutDefaults)
}

function parseLayout(found: unknown): LayoutState | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { isBalanceHidden, isDownloadBarClosed, closedAnnouncements }: Partial<Record<string, unknown>> = {
    ...found,
  }
  return {
    isBalanceHidden: isBalanceHidden === true,
    isDownloadBarClosed: isDownloadBarClosed === true,
    closedAnnouncements: Array.isArray(closedAnnouncements)
      ? closedAnnouncements.filter((id) => typeof id === 'string')
      : [],
  }
}
