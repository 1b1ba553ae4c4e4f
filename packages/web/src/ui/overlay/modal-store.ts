import { createStore, useStore } from '../../browser/create-store.ts'

interface OpenModal {
  id: string
  /** What its opener tells it; it knows how to read that. */
  state: unknown
}

// The modals that are opened from afar, by their ids; the last one was opened last.
const openModals = createStore<readonly OpenModal[]>([])

const othersThan = (id: string) => openModals.get().filter((modal) => modal.id !== id)

/** Opens the modal with that id. It takes the place of the one that is open, until it is closed. */
export function openModal(id: string, state?: unknown): void {
  openModals.set([...othersThan(id), { id, state }])
}

/** Closes the modal with that id, if it is open. */
export function closeModal(id: string): void {
  if (isModalOpen(id)) openModals.set(othersThan(id))
}

/** Closes all of them: the visitor goes on to another page. */
export function closeModals(): void {
  openModals.set([])
}

/** Whether the modal with that id was opened last of those that are open. */
export const isLastModal = (id: string): boolean => openModals.get().at(-1)?.id === id

/** Whether the modal is open, what its opener told it, and a function that closes it, for the component that renders it. */
export function useModal(id: string): { open: boolean; state: unknown; close: () => void } {
  const modal = useStore(openModals, (modals) => modals.find((each) => each.id === id), undefined)
  return { open: modal !== undefined, state: modal?.state, close: () => closeModal(id) }
}

const isModalOpen = (id: string) => openModals.get().some((modal) => modal.id === id)
