import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { focusHeading } from '../../browser/focus-heading.ts'

/**
 * Makes each step of a page that stays at one path like a page of its own: it begins at its top, and at its heading for
 * a screen reader. Back and Forward keep the place that the visitor had.
 */
export function useFollowStep(step: string): void {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const last = useRef({ step, key })
  useEffect(() => {
    const before = last.current
    last.current = { step, key }
    if (before.step === step) return
    if (before.key === key || navigationType !== NavigationType.Pop)
      window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }, [step, key, navigationType])
}
