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
