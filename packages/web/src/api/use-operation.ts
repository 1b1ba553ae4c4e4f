import { useMutation } from '@tanstack/react-query'
import { operationMutation, type WriteId } from './operation-mutation.ts'
import type { ProblemError } from './problem-error.ts'
import { shownOf } from './shown-failure.ts'

/** Says of a failed write whether the error dialog shows it; the component shows it elsewhere. */
export const shownInDialog = { opensDialog: (error: ProblemError) => shownOf(error) === 'dialog' }

/** A writing operation as a mutation: `mutate`, `mutateAsync`, `isPending`, `error`. */
export function useOperation<Id extends WriteId>(id: Id) {
  return useMutation({ ...operationMutation(id), meta: shownInDialog })
}
