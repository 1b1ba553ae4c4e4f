import { openModal } from '../../../ui/overlay/modal-store.ts'
import { gameSearch } from '../modals/modal-ids.ts'

let source: HTMLInputElement | null = null

/** Opens the game search. It takes over what is typed in `box`, also while its code loads. */
export function openSearch(box: HTMLInputElement | null): void {
  source = box
  openModal(gameSearch)
}

/** The words in the box that the search was opened from. */
export const typedWords = (): string => source?.value ?? ''

/** Empties that box; call it once the search has its words. */
export function clearTypedWords(): void {
  if (source) source.value = ''
  source = null
}
