/** A setting that cannot be used. */
export interface SettingError {
  name: string
  /** What is wrong; never contains the value of a secret. */
  message: string
  example: string
}

/** Formats all setting errors for the operator. */
export function formatSettingErrors(errors: readonly SettingError[]): string {
  const lines = errors.map(({ name, message, example }) => `  ${name} ${message} (for example: ${example})`)
  const count = errors.length === 1 ? 'one setting' : `${errors.length} settings`
  return `The gateway cannot start: ${count} to put right.\n${lines.join('\n')}\n`
}
