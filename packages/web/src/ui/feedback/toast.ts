import { createStore, useStore } from '../../browser/create-store.ts'

export interface Toast {
  tone: 'warning' | 'error' | 'success' | 'info'
  title?: string | undefined
  text: string
  durationMs: number
  /** A bar that runs out with the time. */
  progress?: boolean | undefined
  /** A button to put it away before its time; there is one unless this is false. */
  button?: boolean | undefined
}

export interface ShownToast extends Toast {
  id: number
}

const none: readonly ShownToast[] = []
const shown = createStore(none)
let lastId = 0

/**
 * Shows a message at the bottom right. Words come translated. The same message is not shown twice at once: the
 * new one takes the place of the old and its time begins again.
 */
export function showToast(toast: Toast): void {
  lastId += 1
  const others = shown.get().filter(({ title, text }) => title !== toast.title || text !== toast.text)
  shown.set([...others, { ...toast, id: lastId }])
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  shown.set(shown.get().filter((toast) => toast.id !== id))
}

/** The messages on the screen, oldest first; the same array until something changes. */
export const shownToasts = shown.get

/** Calls back after every change; returns how to stop. */
export const onToastsChange = shown.subscribe

/** The messages on the screen, for the component that draws them. */
export const useShownToasts = (): readonly ShownToast[] => useStore(shown, (toasts) => toasts, none)
