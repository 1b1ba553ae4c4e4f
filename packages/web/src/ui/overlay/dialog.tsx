import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from '../button/button.tsx'
import './dialog.css'

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
}

/**
 * A modal dialog: a bottom sheet on phones, centered from 640 px. The browser traps the focus and restores it. The close
 * button is last in the document, so that the first field of a form gets the focus.
 */
export function Dialog({ id, open, title, onClose, closeLabel, children, footer, size }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])
  const onBack = useEffectEvent(onClose)
  useEffect(() => (open ? closeOnBack(onBack) : undefined), [open])

  const isBackdrop = (event: { target: EventTarget; currentTarget: EventTarget }) =>
    event.target === event.currentTarget
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser turns into onCancel
    <dialog
      id={id}
      ref={dialog}
      className={size === 'full' ? 'dialog dialog-full' : 'dialog'}
      aria-labelledby={open ? titleId : undefined}
      onCancel={(event) => {
        // A file input inside the dialog dispatches its own cancel event.
        if (!isBackdrop(event)) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => open && onClose()}
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

/**
 * Makes the browser's Back close an overlay instead of leaving the page. While any overlay is open, the history has an
 * extra entry for the same address with a copy of the router's state; it is removed when the overlay closes in another
 * way. The router does not see either change.
 * @returns a function to call when the overlay closes
 */
function closeOnBack(onClose: () => void): () => void {
  const address = location.href
  openCount += 1
  if (!isOurEntry()) history.pushState({ ...history.state, [stateKey]: true }, '')
  const onPop = (event: PopStateEvent) => {
    // Going back by several entries changes the page, which the router must handle.
    if (location.href === address) event.stopImmediatePropagation()
    onClose()
  }
  window.addEventListener('popstate', onPop, true)
  return () => {
    openCount -= 1
    window.removeEventListener('popstate', onPop, true)
    // The same event may open another overlay or navigate, which needs the entry or replaces it.
    setTimeout(removeEntry)
  }
}

const stateKey = 'closesOnBack'
let openCount = 0

const isOurEntry = () => Boolean(history.state?.[stateKey])

function removeEntry(): void {
  if (openCount > 0 || !isOurEntry()) return
  const address = location.href
  const hideFromRouter = (event: PopStateEvent) => {
    if (location.href === address) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', hideFromRouter, { capture: true, once: true })
  history.back()
}
