import { useEffect, useRef, useState } from 'react'
import './toasts.css'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../media/icon.tsx'
import { dismissToast, type ShownToast, toastMs, useShownToasts } from './toast.ts'

const icons = { warning: 'warning', error: 'warning', success: 'check', info: 'info' } as const

/** The region for messages, at the bottom right and above an open dialog. One per page. */
export function Toasts({ closeLabel, regionLabel }: { closeLabel: string; regionLabel: string }) {
  const region = useRef<HTMLElement>(null)
  const toasts = useShownToasts()

  useEffect(() => {
    // Elements in the top layer stack in the order in which they were shown, so a dialog that opens later would cover
    // the messages.
    const raise = () => {
      region.current?.hidePopover?.()
      region.current?.showPopover?.()
    }
    const onToggle = (event: Event) => {
      if (event.target instanceof HTMLDialogElement && event.target.open) raise()
    }
    raise()
    document.addEventListener('toggle', onToggle, true)
    return () => document.removeEventListener('toggle', onToggle, true)
  }, [])

  return (
    <section
      ref={region}
      className="stack gap-2 toasts"
      aria-label={regionLabel}
      aria-live="polite"
      popover="manual"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  )
}

function ToastCard({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const { id, tone, title, text } = toast
  const [isHeld, setHeld] = useState(false)
  const durationMs = toastMs[tone]
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isHeld])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only gives more time to read
    <div
      className={`toast toast-${tone}`}
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={icons[tone]} />
      <div className="toast-words">
        {title ? <p className="strong">{title}</p> : null}
        <p>{text}</p>
      </div>
      {tone === 'error' ? (
        // The content security policy forbids style attributes in the server's document, which has no messages.
        <div className="toast-time" hidden={isHeld} style={{ animationDuration: `${durationMs}ms` }} />
      ) : (
        <IconButton icon="close" label={closeLabel} onClick={() => dismissToast(id)} />
      )}
    </div>
  )
}
