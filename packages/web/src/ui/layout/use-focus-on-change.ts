import { type RefObject, useEffect, useRef } from 'react'

/**
 * A ref for an element that takes the focus, and is scrolled into view, whenever `value` changes: what had the focus
 * before has gone, and on a phone the new content may begin above the screen.
 */
export function useFocusOnChange<Target extends HTMLElement>(value: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const last = useRef(value)
  useEffect(() => {
    if (Object.is(last.current, value)) return
    last.current = value
    target.current?.focus({ preventScroll: true })
    target.current?.scrollIntoView({ block: 'nearest' })
  }, [value])
  return target
}
