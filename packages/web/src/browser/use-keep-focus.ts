import { useEffect, useRef } from 'react'
import { focusedElement, focusHeading } from './focus-heading.ts'

/**
 * Leads to the top of the page, and its heading, when `value` has changed and what had the focus has gone with it: what
 * there is to see now begins there.
 */
export function useKeepFocus(value: unknown): void {
  const last = useRef(value)
  useEffect(() => {
    if (Object.is(last.current, value)) return
    last.current = value
    if (focusedElement()) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }, [value])
}
