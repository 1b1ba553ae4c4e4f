const maxLength = 60

/** A setting's text as a mistake may quote it: an address may carry a password, or a key in its query. */
export function redactSetting(text: string): string {
  return text
    .replace(/\/\/[^/]*@/, '//…@')
    .replace(/[?#].*$/s, '…')
    .slice(0, maxLength)
}
