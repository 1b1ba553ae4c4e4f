import { useEffect, useRef } from 'react'
import './toasts.css'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../media/icon.tsx'
import {
  dismissToast,
  type PausableTimer,
  pausableTimer,
  type ShownToast,
  toastMs,
  useShownToasts,
} from './toast.ts'

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
  const durationMs = toastMs[tone]
  const timer = useRef<PausableTimer>(null)
  useEffect(() => {
    const running = pausableTimer(durationMs, () => dismissToast(id))
    timer.current = running
    return running.pause
  }, [id, durationMs])
  const pause = () => timer.current?.pause()
  const resume = () => timer.current?.resume()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only gives more time to read
    <div
      className={`toast toast-${tone}`}
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={icons[tone]} />
      <div className="toast-words">
        {title ? <p className="strong">{title}</p> : null}
        <p>{text}</p>
      </div>
      {/* The content security policy forbids style attributes in the server's document, which has no messages. */}
      {tone === 'error' ? (
        <div className="toast-time" style={{ animationDuration: `${durationMs}ms` }} />
      ) : (
        <IconButton icon="close" label={closeLabel} onClick={() => dismissToast(id)} />
      )}
    </div>
  )
}
