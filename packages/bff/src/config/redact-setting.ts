const maxLength = 60

/** Redacts the value of a setting for an error message: an address may contain a password, or a key in its query. */
export function redactSetting(text: string): string {
  return text
    .replace(/\/\/[^/]*@/, '//…@')
    .replace(/[?#].*$/s, '…')
    .slice(0, maxLength)
}
