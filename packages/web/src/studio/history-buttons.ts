import type { Draft } from './draft.ts'
import { find } from './studio-data.ts'

/** Connects the buttons and keys that take changes back. */
export function connectHistory(draft: Draft): void {
  const undo = find('undo', HTMLButtonElement)
  const redo = find('redo', HTMLButtonElement)

  undo.addEventListener('click', draft.undo)
  redo.addEventListener('click', draft.redo)
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase()
    // A text field takes back its own typing.
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) draft.redo()
    else draft.undo()
  })
  draft.onChange(() => {
    undo.disabled = !draft.canUndo()
    redo.disabled = !draft.canRedo()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && ['text', 'number'].includes(target.type)
}
