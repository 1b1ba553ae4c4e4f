import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import './dialog.css'
import { IconButton } from '../button/icon-button.tsx'
import { closeOnBack } from './close-on-back.ts'

export interface DialogProps {
  id?: string | undefined
  open: boolean
  title: string
  /** Called on Escape, Back, a press beside the dialog and the close button; the owner then sets `open`. */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /** The actions; they stay in sight while the content scrolls. */
  footer?: ReactNode
}

/**
 * A modal dialog: a sheet from below on phones, centred from 640 px. The browser keeps the focus inside and gives
 * it back. The close button comes last, so that a form's first field gets the focus.
 */
export function Dialog({ id, open, title, onClose, closeLabel, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])
  const onBack = useEffectEvent(onClose)
  useEffect(() => (open ? closeOnBack(onBack) : undefined), [open])

  const isBeside = (event: { target: EventTarget; currentTarget: EventTarget }) =>
    event.target === event.currentTarget
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser turns into onCancel
    <dialog
      id={id}
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker inside sends a cancel of its own.
        if (!isBeside(event)) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => open && onClose()}
      onPointerDown={(event: PointerEvent) => {
        pressedBeside.current = isBeside(event)
      }}
      onClick={(event) => {
        // Selecting text and letting go outside is no wish to close.
        if (pressedBeside.current && isBeside(event)) onClose()
      }}
    >
      {open ? (
        <div className="dialog-sheet">
          <h2 className="dialog-title" id={titleId}>
            {title}
          </h2>
          <div className="dialog-body">{children}</div>
          {footer ? <div className="dialog-footer">{footer}</div> : null}
          <IconButton className="dialog-close" icon="close" label={closeLabel} onClick={onClose} />
        </div>
      ) : null}
    </dialog>
  )
}
