import { useSyncExternalStore } from 'react'

// Opening closes what was open, so the stack never holds more than one.
let openId: string | null = null
const listeners = new Set<() => void>()

/** Opens the modal of that id, closing the current one first (specification, section 2). */
export function openModal(id: string): void {
  closeModal()
  show(id)
}

/** Closes the modal that is open; nothing happens when there is none. */
export function closeModal(): void {
  if (openId !== null) show(null)
}

/** The id of the modal that is open. */
export function currentModal(): string | null {
  return openId
}

/** Calls back after every opening and closing; answers how to stop. */
export function onModalChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the modal is open, and how to close it; for the component that draws it. */
export function useModal(id: string): { open: boolean; close: () => void } {
  const current = useSyncExternalStore(onModalChange, currentModal, noModal)
  return { open: current === id, close: closeModal }
}

const noModal = () => null

function show(id: string | null): void {
  openId = id
  for (const listener of listeners) listener()
}
