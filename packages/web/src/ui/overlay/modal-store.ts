import { createStore, useStore } from '../../browser/create-store.ts'

// Opening closes what was open, so the stack never holds more than one.
const openId = createStore<string | null>(null)

/** Opens the modal of that id, closing the current one first (specification, section 2). */
export function openModal(id: string): void {
  closeModal()
  openId.set(id)
}

/** Closes the modal that is open; nothing happens when there is none. */
export function closeModal(): void {
  openId.set(null)
}

/** The id of the modal that is open. */
export const openModalId = openId.get

/** Calls back after every opening and closing; returns how to stop. */
export const subscribeToModal = openId.subscribe

/** Whether the modal is open, and how to close it; for the component that draws it. */
export function useModal(id: string): { open: boolean; close: () => void } {
  return { open: useStore(openId, (current) => current === id, false), close: closeModal }
}
