import { readReference, referencesOf } from '../../request/request-id.ts'
import type { Subject } from './find-answers.ts'

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i
const typedReference = /^\W*\w{4}[\W_]*\w{4}\W*$/
const oneWord = /^\S{9,128}$/

/** Reads what is asked for from what somebody typed or pasted; undefined for neither a reference nor a request's id. */
export function readSubject(text: string): Subject | undefined {
  const typed = text.trim()
  const requestId = uuid.exec(typed)?.[0].toLowerCase()
  if (requestId) return { requestId, references: referencesOf(requestId) }
  const reference = readReference(typed)
  if (reference && (typedReference.test(typed) || /\s/.test(typed)))
    return { requestId: undefined, references: [reference] }
  // An id that a proxy gave. File names look like it, but for the digit.
  return oneWord.test(typed) && /\d/.test(typed) && referencesOf(typed).length > 0
    ? { requestId: typed, references: referencesOf(typed) }
    : undefined
}
