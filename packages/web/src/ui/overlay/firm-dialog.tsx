import { type ReactNode, useId, useLayoutEffect } from 'react'
import './dialog.css'
import { useStackedDialog } from './use-stacked-dialog.ts'

interface FirmDialogProps {
  title: string
  children: ReactNode
  /** The answers. */
  footer: ReactNode
}

/** A dialog that wants an answer: neither Escape, Back nor a press beside it closes it. It is open while it is rendered. */
export function FirmDialog({ title, children, footer }: FirmDialogProps) {
  const titleId = useId()
  const textId = useId()
  useLayoutEffect(() => {
    // The choice must be possible in full screen too, which covers all but the element in it.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  }, [])
  return (
    <dialog
      {...useStackedDialog({ open: true, kind: 'firm' })}
      className="dialog"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
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
