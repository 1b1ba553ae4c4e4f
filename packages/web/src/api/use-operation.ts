import type { InputOf, OperationId, Operations, ResponseOf } from '@marquee/contracts/operations'
import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import type { ProblemError } from './problem-error.ts'
import type { ReadId } from './query.ts'

/** The ids of writing operations. */
export type WriteId = Exclude<OperationId, ReadId>

/** The argument of a write: its input, and an idempotency key where the operation takes one: this client always sends it. */
export type WriteInput<Id extends WriteId> = InputOf<Id> &
  (Operations[Id] extends { idempotency: 'required' | 'optional' } ? { idempotencyKey: string } : unknown)

export interface OperationOptions {
  /** The component shows the problem itself, so no dialog opens. */
  shownInPlace?: boolean
  /** Called to sign in: a refusal of the session family is about the account, since no session has ended. */
  signsIn?: boolean
}

/** A writing operation as a mutation: `mutate`, `mutateAsync`, `isPending`, `error`. It is never retried automatically. */
export function useOperation<Id extends WriteId>(
  id: Id,
  { shownInPlace = false, signsIn = false }: OperationOptions = {},
) {
  return useMutation<ResponseOf<Id>, ProblemError, WriteInput<Id>>({
    mutationFn: (input) => call(id, input, keyOf(input)),
    meta: { shownInPlace, signsIn },
  })
}

function keyOf(input: unknown): { idempotencyKey?: string } {
  if (typeof input !== 'object' || input === null || !('idempotencyKey' in input)) return {}
  return { idempotencyKey: String(input.idempotencyKey) }
}
