import type { InputOf, OperationId, Operations, ResponseOf } from '@marquee/contracts/operations'
import type { Problem } from '@marquee/contracts/problem'
import { httpRequest } from './http-request.ts'
import { localProblem } from './local-problem.ts'
import { operationFacts } from './operation-facts.ts'
import { ProblemError } from './problem-error.ts'

/** The ids of the operations whose body is a file. */
export type UploadId = {
  [Id in OperationId]: Operations[Id] extends { upload: unknown } ? Id : never
}[OperationId]

// A photo on a slow connection takes its time.
const timeoutMs = 120_000

/**
 * Sends a file to an operation that takes one, as the field `file` of a form, and resolves with the response. Throws
 * `ProblemError`, for a lost connection too.
 */
export async function upload<Id extends UploadId>(
  id: Id,
  input: InputOf<Id>,
  file: Blob,
): Promise<ResponseOf<Id>> {
  const { method, url, headers } = httpRequest(operationFacts[id], input ?? {})
  const body = new FormData()
  body.append('file', file)
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { method, headers, body, credentials: 'same-origin', signal }).catch(
    () => {
      throw new ProblemError(localProblem('disconnect'))
    },
  )
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer as ResponseOf<Id>
  throw new ProblemError(isProblem(answer) ? answer : localProblem('internalServerError'))
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'handling' in answer
}
