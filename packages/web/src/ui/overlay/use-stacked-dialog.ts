import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { dialogHistory } from './dialog-history.ts'
import { type DialogKind, isShown, type StackedDialog, stackDialog } from './dialog-stack.ts'

interface StackedDialogOptions {
  open: boolean
  kind: DialogKind
  /** Called on Escape and Back; left out by a firm dialog, which neither closes. */
  onClose?: () => void
}

/**
 * The props of a `<dialog>` on the one stack of all dialogs: opening another closes this one, and closing that one
 * returns to it, with what was typed and the focus as they were. The browser traps the focus and restores it.
 */
export function useStackedDialog({ open, kind, onClose }: StackedDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  const stacked = useRef<StackedDialog>(null)
  const close = useEffectEvent(() => onClose?.())

  useLayoutEffect(() => {
    const element = ref.current
    if (!open || !element) return undefined
    const dialog = dialogOf(element, kind, () => close())
    stacked.current = dialog
    const unstack = stackDialog(dialog)
    dialogHistory.add()
    return () => {
      stacked.current = null
      unstack()
      dialogHistory.remove()
    }
  }, [open, kind])

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file input inside the dialog dispatches its own cancel event.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose?.()
    },
    onClose: () => {
      if (!stacked.current || !isShown(stacked.current) || ref.current?.open) return
      // A browser closes a dialog at the second Escape all the same.
      if (onClose) onClose()
      else ref.current?.showModal()
    },
  }
}

function dialogOf(element: HTMLDialogElement, kind: DialogKind, close: () => void): StackedDialog {
  let focused: Element | null = null
  return {
    kind,
    close,
    show: () => {
      element.showModal()
      if (focused instanceof HTMLElement) focused.focus()
    },
    hide: () => {
      focused = document.activeElement
      element.close()
    },
  }
}
