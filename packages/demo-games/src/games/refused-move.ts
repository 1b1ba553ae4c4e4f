/** What a game does not allow. The page translates the code; `details` are further fields of the answer. */
export class RefusedMove extends Error {
  readonly details: Record<string, unknown>

  constructor(code: string, details: Record<string, unknown> = {}) {
    super(code)
    this.details = details
  }
}

/** A refusal by a rule of the game. */
export const refuse = (code: string, details?: Record<string, unknown>) => new RefusedMove(code, details)

/** A refusal of fields whose values make no sense. */
export const invalidInput = (fields: Record<string, string>) => new RefusedMove('invalidInput', { fields })
