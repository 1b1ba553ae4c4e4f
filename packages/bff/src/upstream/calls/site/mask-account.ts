const shownLetters = 2
const shortest = 6

/** `juandelacruz88` becomes `ju***88`. A name that the platform masked stays as it is; a short one shows less. */
export function maskAccount(account: string): string {
  if (account.includes('*')) return account
  const letters = [...account]
  if (letters.length < shortest) return `${letters[0] ?? ''}***`
  return `${letters.slice(0, shownLetters).join('')}***${letters.slice(-shownLetters).join('')}`
}
