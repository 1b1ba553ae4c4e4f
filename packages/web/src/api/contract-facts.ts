import type { CacheClass, OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operations } from '@marquee/contracts/operations'
import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'

// The build replaces this module with plain data (contract-facts-plugin.ts), so that schemas which only the gateway
// validates with stay out of the bundle.

/** What a caller needs of an operation at run time. */
export interface OperationFacts
  extends Pick<OperationDeclaration, 'method' | 'path' | 'access' | 'shows' | 'changesSession'> {
  cache?: CacheClass
}

/** The facts of every operation. */
export const operationFacts: Readonly<Record<OperationId, OperationFacts>> = operations

/** The problems that the client itself reports, where no response of the gateway exists. */
export const localCodes = [
  'internalServerError',
  'serviceUnavailable',
  'disconnect',
  'gameUnavailable',
] as const satisfies readonly ErrorCode[]
export type LocalCode = (typeof localCodes)[number]

/** The entries of the contract's error table for those problems. */
export const errorFacts: Pick<typeof errorCodes, LocalCode> = errorCodes
