import { createStore, useStore } from '../../browser/create-store.ts'

interface OpenModal {
  id: string
  /** The address to go on to when the visitor is done there. */
  next: string | undefined
}

// At most one modal is open.
const openedModal = createStore<OpenModal | null>(null)

/** Opens the modal with that id. Closes the current one first (specification, section 2). */
export function openModal(id: string, next?: string): void {
  closeModal()
  openedModal.set({ id, next })
}

/** Closes the open modal, if any. */
export function closeModal(): void {
  openedModal.set(null)
}

/** The id of the open modal, or null. */
export const openModalId = (): string | null => openedModal.get()?.id ?? null

/** Calls back after a modal opens or closes. Returns a function that unsubscribes. */
export const subscribeToModal = openedModal.subscribe

/** Whether the modal is open, where it leads on to, and a function that closes it, for the component that renders it. */
export function useModal(id: string): { open: boolean; next: string | undefined; close: () => void } {
  const current = useStore(openedModal, (modal) => (modal?.id === id ? modal : null), null)
  return { open: current !== null, next: current?.next, close: closeModal }
}
