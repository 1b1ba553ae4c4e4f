/** The share of bets that comes back to a VIP level, in hundredths of a percent, by game type. */
export function rebateRates(level: number): { gameType: string; rate: number }[] {
  return [
    { gameType: 'SLOTS', rate: 30 + 10 * level },
    { gameType: 'FISH', rate: 30 + 10 * level },
    { gameType: 'LIVECASINO', rate: 20 + 8 * level },
    { gameType: 'SPORTSBOOK', rate: 20 + 6 * level },
  ]
}
