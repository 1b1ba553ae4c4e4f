import type { InputOf, OperationId, Operations, ResponseOf } from '@marquee/contracts/operations'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import type { ProblemError } from './problem-error.ts'
import type { ReadId } from './query.ts'

/** The ids of writing operations. */
export type WriteId = Exclude<OperationId, ReadId>

/** The argument of a write: its input, and an idempotency key where the operation takes one: this client always sends it. */
export type WriteInput<Id extends WriteId> = InputOf<Id> &
  (Operations[Id] extends { idempotency: 'required' | 'optional' } ? { idempotencyKey: string } : unknown)

/** The options of a writing operation as a mutation. It is never retried automatically. */
export function operationMutation<Id extends WriteId>(
  id: Id,
): MutationOptions<ResponseOf<Id>, ProblemError, WriteInput<Id>> {
  return { mutationFn: (input) => call(id, input, keyOf(input)) }
}

/**
 * Runs a writing operation for a component that shows nothing of its progress; else see `useOperation`. Without the
 * code that watches a mutation, which the first page does not need.
 */
export function runOperation<Id extends WriteId>(
  client: QueryClient,
  id: Id,
  input: WriteInput<Id>,
): Promise<ResponseOf<Id>> {
  return client.getMutationCache().build(client, operationMutation(id)).execute(input)
}

function keyOf(input: unknown): { idempotencyKey?: string } {
  if (typeof input !== 'object' || input === null || !('idempotencyKey' in input)) return {}
  return { idempotencyKey: String(input.idempotencyKey) }
}
