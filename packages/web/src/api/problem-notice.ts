import type { Problem } from '@marquee/contracts/problem'
import { createStore, useStore } from '../browser/create-store.ts'

const shown = createStore<Problem | null>(null)

/** Shows a problem in the error dialog, replacing the one shown before; none that is only logged. */
export function showProblem(problem: Problem): void {
  if (problem.handling !== 'log') shown.set(problem)
}

/** Closes the error dialog. */
export function dismissProblem(): void {
  shown.set(null)
}

/** The problem that the error dialog shows. */
export function useShownProblem(): Problem | null {
  return useStore(shown, (problem) => problem, null)
}
