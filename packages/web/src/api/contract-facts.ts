import type { CacheClass, OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operationIds, operations } from '@marquee/contracts/operations'
import { type ErrorCode, errorCodes } from '@marquee/contracts/problem'

// The build replaces this module with plain data (contract-facts-plugin.ts), so that schemas which only the gateway
// validates with stay out of the bundle.

/** What a caller needs of an operation at run time. */
export interface OperationFacts
  extends Pick<OperationDeclaration, 'method' | 'path' | 'access' | 'changesSession'> {
  cache?: CacheClass
  /** It signs in: a refusal of the session family is about the account, because no session has ended. */
  signsIn?: boolean
  /** Its failure opens the error dialog. */
  opensDialog?: boolean
}

const entries = operationIds.map((id): [OperationId, OperationFacts] => {
  const facts: OperationFacts = operations[id]
  const { shows } = operations[id]
  return [id, { ...facts, signsIn: shows === 'signIn', opensDialog: shows === 'dialog' }]
})

/** The facts of every operation. */
export const operationFacts = Object.fromEntries(entries) as Readonly<Record<OperationId, OperationFacts>>

/** The problems that the client itself reports, where no response of the gateway exists. */
export const localCodes = [
  'internalServerError',
  'serviceUnavailable',
  'disconnect',
  'gameUnavailable',
] as const satisfies readonly ErrorCode[]
export type LocalCode = (typeof localCodes)[number]

/** What the contract's error table says of those problems to programs. */
export const errorFacts: Record<
  LocalCode,
  Pick<(typeof errorCodes)[LocalCode], 'status' | 'statusCode' | 'handling'>
> = errorCodes
