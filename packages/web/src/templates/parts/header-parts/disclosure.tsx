import './disclosure.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface DisclosureProps {
  /** Accessible name of the button, where its content is not one. */
  label?: string
  button: ReactNode
  className?: string
  children: ReactNode
}

/**
 * A button that opens a panel below it, without JavaScript too. Escape, a press or focus outside of it, and navigation
 * close it.
 */
export function Disclosure({ label, button, className = '', children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  // Closes in the clean-up, so that hydration does not close a panel that the visitor has already opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for its change of pathname
  useEffect(() => () => details.current?.removeAttribute('open'), [pathname])
  useEffect(() => closeOnOutsideInput(details.current), [])
  return (
    <details ref={details} className={`disclosure ${className}`}>
      <summary className="disclosure-button" {...(label && { 'aria-label': label, title: label })}>
        {button}
      </summary>
      <div className="disclosure-panel">{children}</div>
    </details>
  )
}

function closeOnOutsideInput(details: HTMLDetailsElement | null): (() => void) | undefined {
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
