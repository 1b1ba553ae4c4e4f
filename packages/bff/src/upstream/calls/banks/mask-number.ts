/** Masks an account number: its last four digits stay (`•••• 1234`), also where the platform has masked others. */
export function maskNumber(number: string): string {
  const shown = /\d{1,4}$/.exec(number.replace(/[\s-]/g, ''))?.[0] ?? ''
  return `•••• ${shown}`.trimEnd()
}
