import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type CommonErrorCode, commonErrorCodes } from '@marquee/contracts/problem'
import { PlatformRefusal } from '../../upstream/platform-refusal.ts'

const common: ReadonlySet<string> = new Set<CommonErrorCode>(commonErrorCodes)

/**
 * Holds an operation to the codes that it declares: a refusal of the platform with another code becomes `refused`, and
 * a declared code takes the status of the declaration. Any other error is returned as it is.
 */
export function withDeclaredCode(error: unknown, { errors }: OperationDeclaration): unknown {
  if (!(error instanceof PlatformRefusal)) return error
  const status = errors?.[error.code]
  if (status === undefined && !common.has(error.code)) return error.toProblem('refused')
  return error.toProblem(error.code, status)
}
