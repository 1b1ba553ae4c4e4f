import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './dialog.css'
import { closeModal } from './modal-store.ts'

interface FirmDialogProps {
  title: string
  children: ReactNode
  /** The answers. */
  footer: ReactNode
}

/** A dialog that wants an answer: neither Escape nor a press beside it closes it. It is open while it is rendered. */
export function FirmDialog({ title, children, footer }: FirmDialogProps) {
  const titleId = useId()
  const textId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    // The choice must be possible in full screen too, which covers all but the element in it.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    closeModal()
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => event.preventDefault()}
      // A browser closes it at the second Escape all the same.
      onClose={() => dialog.current?.showModal()}
    >
      <div className="dialog-sheet">
        <h2 className="dialog-title" id={titleId}>
          {title}
        </h2>
        <div className="dialog-body" id={textId}>
          {children}
        </div>
        <div className="dialog-footer">{footer}</div>
      </div>
    </dialog>
  )
}
