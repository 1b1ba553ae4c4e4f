import { createStore, useStore } from '../../browser/create-store.ts'

/** How long a message is shown, in milliseconds (specification, section 8). */
export const toastMs = { error: 3_000, success: 5_000, info: 6_000, warning: 10_000 }

export interface Toast {
  tone: keyof typeof toastMs
  title?: string | undefined
  text: string
  /** Messages about the same thing replace each other: only the latest is true. */
  topic?: 'session' | undefined
}

export interface ShownToast extends Toast {
  id: number
}

const none: readonly ShownToast[] = []
const shown = createStore(none)
let lastId = 0

/**
 * Shows a message, already translated, at the bottom right. It replaces a message that is already shown, whose time
 * restarts, and messages of its topic.
 */
export function showToast(toast: Toast): void {
  lastId += 1
  shown.set([...shown.get().filter((other) => !isReplaced(other, toast)), { ...toast, id: lastId }])
}

function isReplaced(shownToast: Toast, { title, text, topic }: Toast): boolean {
  const isSame = shownToast.title === title && shownToast.text === text
  return isSame || (topic !== undefined && shownToast.topic === topic)
}

/** Removes a message. */
export function dismissToast(id: number): void {
  shown.set(shown.get().filter((toast) => toast.id !== id))
}

/** The shown messages, oldest first. The array is the same until something changes. */
export const shownToasts = shown.get

/** Calls back after every change. Returns a function that unsubscribes. */
export const onToastsChange = shown.subscribe

/** The shown messages, for the component that renders them. */
export const useShownToasts = (): readonly ShownToast[] => useStore(shown, (toasts) => toasts, none)
