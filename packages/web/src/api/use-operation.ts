import { useMutation } from '@tanstack/react-query'
import { type OperationOptions, operationMutation, type WriteId } from './operation-mutation.ts'

/** A writing operation as a mutation: `mutate`, `mutateAsync`, `isPending`, `error`. */
export function useOperation<Id extends WriteId>(id: Id, options?: OperationOptions) {
  return useMutation(operationMutation(id, options))
}
