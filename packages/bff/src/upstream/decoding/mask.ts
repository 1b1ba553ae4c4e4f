/** Masks an account number: its last four digits stay (`•••• 1234`), also where the platform has masked others. */
export function maskNumber(number: string): string {
  const shown = /\d{1,4}$/.exec(number.replace(/[\s-]/g, ''))?.[0] ?? ''
  return `•••• ${shown}`.trimEnd()
}

const shownLetters = 2
const shortest = 6

/**
 * Masks an account: `juandelacruz88` becomes `ju***88`. An already masked name is unchanged; a short one shows one
 * letter.
 */
export function maskAccount(account: string): string {
  if (account.includes('*')) return account
  const letters = [...account]
  if (letters.length < shortest) return `${letters[0] ?? ''}***`
  return `${letters.slice(0, shownLetters).join('')}***${letters.slice(-shownLetters).join('')}`
}
