import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operations } from '@marquee/contracts/operations'

/**
 * A sign that something of a player changes soon: `moving` when money moves or something was claimed, `playing` when a
 * game opens, `left` when it was closed.
 */
export type Sign = 'moving' | 'playing' | 'left'

/** What a successful operation of a player is a sign of, if anything. */
export function signOf(id: OperationId): Sign | undefined {
  if (id === 'launchGame') return 'playing'
  if (id === 'closeGame') return 'left'
  const { idempotency }: OperationDeclaration = operations[id]
  return idempotency ? 'moving' : undefined
}
