/** The least and the most that live tables take, in whole units of the currency; all are bets that a page offers. */
const tiers = [
  { min: 1, max: 200 },
  { min: 5, max: 500 },
  { min: 10, max: 1_000 },
  { min: 50, max: 1_000 },
] as const

/** The limits of a live table. They follow from its code, so that its tile and its page say the same. */
export function tableLimits(gameCode: string): { min: number; max: number } {
  const sum = [...gameCode].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tiers[sum % tiers.length] ?? tiers[0]
}
