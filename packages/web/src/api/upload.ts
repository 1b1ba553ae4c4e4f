import type { InputOf, OperationId, Operations, ResponseOf } from '@marquee/contracts/operations'
import { useMutation } from '@tanstack/react-query'
import { httpRequest } from './call.ts'
import { operationFacts } from './contract-facts.ts'
import { localProblem, ProblemError, parseProblem } from './problem-error.ts'
import { serializeSessionCalls } from './serialize-session-calls.ts'

/** The ids of the operations whose body is a file. */
export type UploadId = {
  [Id in OperationId]: Operations[Id] extends { upload: object } ? Id : never
}[OperationId]

export interface UploadOptions {
  /** Form fields that are sent before the file; those that are undefined are left out. */
  fields?: Readonly<Record<string, string | undefined>>
  /** How much has been sent, 0 to 100. */
  onProgress?: (percent: number) => void
}

// A photo on a slow connection takes its time.
const timeoutMs = 120_000

/**
 * Sends a file to an operation that takes one, as the field `file` of a form, and resolves with the response. Throws
 * `ProblemError`, for a lost connection too. Unlike `fetch`, `XMLHttpRequest` tells how far it is.
 */
export async function upload<Id extends UploadId>(
  id: Id,
  input: InputOf<Id>,
  file: Blob,
  { fields = {}, onProgress }: UploadOptions = {},
): Promise<ResponseOf<Id>> {
  const facts = operationFacts[id]
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, value)
  body.append('file', file)
  const { method, url, headers } = httpRequest(facts, input ?? {})
  const send = () => sendForm({ method, url, headers, body, onProgress })
  const { isOk, answer, retryAfterSeconds } = await serializeSessionCalls(facts, send).catch(() => {
    throw new ProblemError(localProblem('disconnect'))
  })
  if (isOk && answer !== null) return answer as ResponseOf<Id>
  throw new ProblemError(parseProblem(answer) ?? localProblem('internalServerError'), retryAfterSeconds)
}

interface FormRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: FormData
  onProgress: UploadOptions['onProgress']
}

interface ReceivedAnswer {
  isOk: boolean
  /** The parsed JSON, `null` where it is no JSON. */
  answer: unknown
  retryAfterSeconds: number | undefined
}

/** Rejects when the connection breaks, or when the response has not arrived in time. */
function sendForm({ method, url, headers, body, onProgress }: FormRequest): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'json'
    request.timeout = timeoutMs
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100))
    }
    request.onload = () =>
      resolve({
        isOk: request.status >= 200 && request.status < 300,
        answer: request.response,
        retryAfterSeconds: Number(request.getResponseHeader('retry-after')) || undefined,
      })
    request.onerror = reject
    request.ontimeout = reject
    request.onabort = reject
    request.send(body)
  })
}

interface UploadCall<Id extends UploadId> extends UploadOptions {
  input: InputOf<Id>
  file: Blob
}

/** An upload as a mutation, so that the end of the session is reported. The component shows all other problems itself. */
export function useUploadCall<Id extends UploadId>(id: Id) {
  return useMutation<ResponseOf<Id>, ProblemError, UploadCall<Id>>({
    mutationFn: ({ input, file, ...options }) => upload(id, input, file, options),
    meta: { shownInPlace: true },
  })
}
