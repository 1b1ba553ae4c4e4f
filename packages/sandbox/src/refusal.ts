/**
 * A call that the platform refuses: it responds with HTTP 200, a `statusCode` other than 1 and an error code in
 * `statusMessage`. `details` are further fields of the response (`fields`, `retry_after`, `attempts_left`, …).
 */
export class Refusal extends Error {
  readonly statusCode: number
  readonly details: Record<string, unknown>

  constructor(statusCode: number, statusMessage: string, details: Record<string, unknown> = {}) {
    super(statusMessage)
    this.statusCode = statusCode
    this.details = details
  }

  /** The body of the response. */
  get body(): Record<string, unknown> {
    return { statusCode: this.statusCode, statusMessage: this.message, ...this.details }
  }
}

/** A refusal by a business rule (the platform's contract, section 2). The error code is a translation key. */
export const refuse = (code: string, details: Record<string, unknown> = {}) => new Refusal(0, code, details)

export const sessionExpired = () => new Refusal(-401, 'sessionExpired')
export const permissionDenied = () => new Refusal(403, 'permissionDenied')
export const domainNotFound = () => new Refusal(404, 'domainNotFound')
export const invalidInput = (fields: Record<string, string>) => new Refusal(400, 'invalidInput', { fields })
