import './disclosure.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface DisclosureProps {
  /** Names the button where what it shows does not. */
  label?: string
  button: ReactNode
  className?: string
  children: ReactNode
}

/** A button with a panel beneath, which opens without script too. Escape, a press elsewhere and leaving close it. */
export function Disclosure({ label, button, className = '', children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  // A change of page closes the panel; the code's coming does not, which the visitor may have been ahead of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => () => details.current?.removeAttribute('open'), [pathname])
  useEffect(() => closeOnLeaving(details.current), [])
  return (
    <details ref={details} className={`disclosure ${className}`}>
      <summary className="disclosure-button" {...(label && { 'aria-label': label, title: label })}>
        {button}
      </summary>
      <div className="disclosure-panel">{children}</div>
    </details>
  )
}

function closeOnLeaving(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details) return undefined
  const close = (event: Event) => {
    if (event.target instanceof Node && details.contains(event.target)) return
    details.removeAttribute('open')
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return
    details.removeAttribute('open')
    details.querySelector('summary')?.focus()
  }
  document.addEventListener('pointerdown', close)
  document.addEventListener('focusin', close)
  document.addEventListener('keydown', onEscape)
  return () => {
    document.removeEventListener('pointerdown', close)
    document.removeEventListener('focusin', close)
    document.removeEventListener('keydown', onEscape)
  }
}
