import type { CacheClass, OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operations } from '@marquee/contracts/operations'

/** What a caller needs of an operation at run time. */
export interface OperationFacts
  extends Pick<OperationDeclaration, 'method' | 'path' | 'access' | 'changesSession'> {
  cache?: CacheClass
}

/**
 * The facts of every operation. The build replaces them with plain data (contract-facts-plugin.ts), so that schemas
 * which only the gateway validates with stay out of the bundle.
 */
export const operationFacts: Readonly<Record<OperationId, OperationFacts>> = operations
