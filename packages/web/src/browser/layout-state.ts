import { createStore, useStore } from './create-store.ts'
import { storedValue, type ValueStorage } from './stored-value.ts'

/** What a visitor has chosen about the look of the site, and put away; kept across reloads. */
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

/** The layout state as a store. It begins with the defaults, so that the first render equals the server's. */
export function createLayoutStore(storage: () => ValueStorage) {
  const stored = storedValue('marquee.layout', storage, readLayout)
  const { get, set, subscribe } = createStore(layoutDefaults)
  return {
    get,
    subscribe,
    /** Brings back what was kept. Call it after hydration. */
    restore: () => set(stored.read() ?? layoutDefaults),
    update: (change: Partial<LayoutState>) => {
      set({ ...get(), ...change })
      stored.write(get())
    },
    /** Back to the defaults, here and in what is kept. */
    reset: () => {
      stored.clear()
      set(layoutDefaults)
    },
  }
}

export const layoutStore = createLayoutStore(() => localStorage)

/** The layout state; the server and the first render see the defaults. */
export function useLayoutState(): LayoutState {
  return useStore(layoutStore, (state) => state, layoutDefaults)
}

function readLayout(found: unknown): LayoutState | undefined {
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
