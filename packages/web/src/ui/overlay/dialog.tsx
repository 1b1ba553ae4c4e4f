import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../button/button.tsx'
import './dialog.css'
import { useStackedDialog } from './use-stacked-dialog.ts'

export interface DialogProps {
  id?: string | undefined
  open: boolean
  title: string
  /** Called on Escape, Back, a press on the backdrop and the close button. The owner must then unset `open`. */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /** The actions, which stay visible while the content scrolls. */
  footer?: ReactNode
  /** `full` fills a phone's screen, and hangs from the top of a wide one: its height does not follow its content. */
  size?: 'fit' | 'full' | undefined
  /** It says something about the dialog beneath, which stays in sight. */
  isNotice?: boolean
}

/**
 * A modal dialog: a bottom sheet on phones, centered from 640 px. The close button is last in the document, so that the
 * first field of a form gets the focus. While another dialog has its place its content stays as it is, out of sight.
 */
export function Dialog({
  id,
  open,
  title,
  onClose,
  closeLabel,
  children,
  footer,
  size,
  isNotice,
}: DialogProps) {
  const pressedBackdrop = useRef(false)
  const titleId = useId()
  const stacked = useStackedDialog({ open, kind: isNotice ? 'notice' : 'plain', onClose })

  const isBackdrop = (event: { target: EventTarget; currentTarget: EventTarget }) =>
    event.target === event.currentTarget
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser turns into onCancel
    <dialog
      {...stacked}
      id={id}
      className={size === 'full' ? 'dialog dialog-full' : 'dialog'}
      aria-labelledby={open ? titleId : undefined}
      onPointerDown={(event: PointerEvent) => {
        pressedBackdrop.current = isBackdrop(event)
      }}
      onClick={(event) => {
        // A press that began inside, such as a text selection, must not close the dialog.
        if (pressedBackdrop.current && isBackdrop(event)) onClose()
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
