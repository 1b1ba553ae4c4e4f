import type { Problem } from '@marquee/contracts/problem'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let shown: Problem | null = null

/** Shows a problem in the error dialog, in place of the one that is there. */
export function showProblem(problem: Problem): void {
  become(problem)
}

/** Closes the error dialog. */
export function dismissProblem(): void {
  become(null)
}

/** The problem that the error dialog shows. */
export function useShownProblem(): Problem | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
}

function become(problem: Problem | null): void {
  shown = problem
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
