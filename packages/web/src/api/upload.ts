import type { InputOf, OperationId, Operations, ResponseOf } from '@marquee/contracts/operations'
import { uploadStallMs } from '@marquee/contracts/uploads'
import { useMutation } from '@tanstack/react-query'
import { httpRequest } from './call.ts'
import { operationFacts } from './contract-facts.ts'
import { problemOfForeign } from './foreign-response.ts'
import { localProblem, ProblemError, parseProblem } from './problem-error.ts'
import { serializeSessionCalls } from './serialize-session-calls.ts'
import { shownInDialog } from './use-operation.ts'

/** The ids of the operations whose body is a file. */
export type UploadId = {
  [Id in OperationId]: Operations[Id] extends { upload: object } ? Id : never
}[OperationId]

interface UploadOptions {
  /** Form fields that are sent before the file; those that are undefined are left out. */
  fields?: Readonly<Record<string, string | undefined>>
  /** How much has been sent, 0 to 100. */
  onProgress?: (percent: number) => void
}

// The gateway, which stops waiting first, may still say what is wrong.
const stallMs = uploadStallMs + 10_000

/**
 * Sends a file to an operation that takes one, as the field `file` of a form, and resolves with the response. Throws
 * `ProblemError`, for a lost connection too. Unlike `fetch`, `XMLHttpRequest` tells how far it is.
 */
async function upload<Id extends UploadId>(
  id: Id,
  input: InputOf<Id>,
  file: Blob,
  { fields = {}, onProgress }: UploadOptions = {},
): Promise<ResponseOf<Id>> {
  const facts = operationFacts[id]
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, value)
  body.append('file', file)
  const { body: _, ...target } = httpRequest(facts, input ?? {})
  const send = () => sendForm({ ...target, body, onProgress })
  const { status, headers, answer } = await serializeSessionCalls(facts, send).catch(() => {
    throw new ProblemError(localProblem('disconnect'), id)
  })
  if (status >= 200 && status < 300 && answer !== null) return answer as ResponseOf<Id>
  const retryAfterSeconds = Number(headers.get('retry-after')) || undefined
  const problem = parseProblem(answer) ?? (await problemOfForeign({ status, headers }, facts))
  throw new ProblemError(problem, id, retryAfterSeconds)
}

interface FormRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: FormData
  onProgress: UploadOptions['onProgress']
}

interface ReceivedAnswer {
  status: number
  /** The parsed JSON, `null` where it is no JSON. */
  answer: unknown
  headers: Pick<Headers, 'get'>
}

/** Rejects when the connection breaks, when nothing more is sent, or when no response follows in time. */
function sendForm({ method, url, headers, body, onProgress }: FormRequest): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'json'
    let stall: ReturnType<typeof setTimeout> | undefined
    const waitOn = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), stallMs)
    }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      waitOn()
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100))
    }
    request.onload = () =>
      resolve({
        status: request.status,
        answer: request.response,
        headers: { get: (name) => request.getResponseHeader(name) },
      })
    request.onerror = reject
    request.onabort = reject
    request.onloadend = () => clearTimeout(stall)
    waitOn()
    request.send(body)
  })
}

interface UploadCall<Id extends UploadId> extends UploadOptions {
  input: InputOf<Id>
  file: Blob
}

/** An upload as a mutation, whose failure shows where the operation says. */
export function useUploadCall<Id extends UploadId>(id: Id) {
  return useMutation<ResponseOf<Id>, ProblemError, UploadCall<Id>>({
    mutationFn: ({ input, file, ...options }) => upload(id, input, file, options),
    meta: shownInDialog,
  })
}
