import { useEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

/** Moves the focus to the heading of the page when `value` has changed and what had the focus has gone with it. */
export function useKeepFocus(value: unknown): void {
  const last = useRef(value)
  useEffect(() => {
    if (Object.is(last.current, value)) return
    last.current = value
    if (document.activeElement === document.body) focusHeading()
  }, [value])
}
