import { createStore, useStore } from '../../browser/create-store.ts'

// At most one modal is open.
const openId = createStore<string | null>(null)

/** Opens the modal with that id. Closes the current one first (specification, section 2). */
export function openModal(id: string): void {
  closeModal()
  openId.set(id)
}

/** Closes the open modal, if any. */
export function closeModal(): void {
  openId.set(null)
}

/** The id of the open modal, or null. */
export const openModalId = openId.get

/** Calls back after a modal opens or closes. Returns a function that unsubscribes. */
export const subscribeToModal = openId.subscribe

/** Whether the modal is open, and a function that closes it, for the component that renders it. */
export function useModal(id: string): { open: boolean; close: () => void } {
  return { open: useStore(openId, (current) => current === id, false), close: closeModal }
}
