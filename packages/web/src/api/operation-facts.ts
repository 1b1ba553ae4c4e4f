import type { CacheClass, OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operations } from '@marquee/contracts/operations'

/** What a caller must know of an operation at run time. */
export interface OperationFacts extends Pick<OperationDeclaration, 'method' | 'path' | 'access'> {
  cache?: CacheClass
  changesSession?: true
}

/**
 * The facts of every operation. The build writes them out as data (contract-facts-plugin.ts): schemas that the
 * gateway alone checks by would cost every visitor more than the rest of the contract.
 */
export const operationFacts: Readonly<Record<OperationId, OperationFacts>> = operations
