/**
 * The platform says no: HTTP 200 with a `statusCode` other than 1 and a word in `statusMessage`, as the contract
 * has it. `details` go into the same answer (`fields`, `retry_after`, `attempts_left`, …).
 */
export class Refusal extends Error {
  readonly statusCode: number
  readonly details: Record<string, unknown>

  constructor(statusCode: number, statusMessage: string, details: Record<string, unknown> = {}) {
    super(statusMessage)
    this.statusCode = statusCode
    this.details = details
  }

  /** The body of the answer. */
  get answer(): Record<string, unknown> {
    return { statusCode: this.statusCode, statusMessage: this.message, ...this.details }
  }
}

/** A refusal by a rule of the business (section 2 of the contract): its word is a translation key. */
export const refuse = (word: string, details: Record<string, unknown> = {}) => new Refusal(0, word, details)

export const sessionExpired = () => new Refusal(-401, 'sessionExpired')
export const permissionDenied = () => new Refusal(403, 'permissionDenied')
export const domainNotFound = () => new Refusal(404, 'domainNotFound')
export const invalidInput = (fields: Record<string, string>) => new Refusal(400, 'invalidInput', { fields })
