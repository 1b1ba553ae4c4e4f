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

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a message at the bottom right. Words come translated. The same message is not shown twice at once: the
 * new one takes the place of the old and its time begins again.
 */
export function showToast(toast: Toast): void {
  lastId += 1
  const others = shown.filter(({ title, text }) => title !== toast.title || text !== toast.text)
  publish([...others, { ...toast, id: lastId }])
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id))
}

/** The messages on the screen, oldest first; the same array until something changes. */
export function shownToasts(): readonly ShownToast[] {
  return shown
}

/** Calls back after every change; answers how to stop. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
