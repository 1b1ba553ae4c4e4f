import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The step of a form that has several on one page. Each has its entry in the tab's history, so that Back and Forward walk
 * between them. After a reload, which keeps no password and no code, the form begins at its first again.
 */
export function useStep(): { step: number; goTo: (step: number) => void } {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [reached, setReached] = useState(0)
  const told = stepOf(state)
  const step = Math.min(told, reached)
  useEffect(() => {
    if (told > reached) void navigate(`${pathname}${search}`, { replace: true, state: withStep(state, 0) })
  }, [told, reached, pathname, search, state, navigate])
  return {
    step,
    /** To a step before, or to the next one. */
    goTo(next) {
      if (next < step) void navigate(next - step)
      if (next <= step) return
      setReached(Math.max(reached, next))
      void navigate(`${pathname}${search}`, { state: withStep(state, next) })
    },
  }
}

const withStep = (state: unknown, step: number) => ({ ...(typeof state === 'object' ? state : {}), step })

function stepOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number'
    ? state.step
    : 0
}
