/** The chance of each number of successes, from 0 on, in so many tries. */
function binomial(tries: number, chance: number): number[] {
  const result = [(1 - chance) ** tries]
  for (let count = 1; count <= tries; count++)
    result.push(((result[count - 1] ?? 0) * (tries - count + 1) * chance) / (count * (1 - chance)))
  return result
}

/** The chance that the sum of the counts that satisfy a test comes true. */
function sumWhere(chances: readonly number[], isTrue: (count: number) => boolean): number {
  return chances.reduce((sum, chance, count) => sum + (isTrue(count) ? chance : 0), 0)
}

/** The chance of more than `count` successes. */
export function chanceOfMoreThan(count: number, tries: number, chance: number): number {
  return sumWhere(binomial(tries, chance), (successes) => successes > count)
}

// More goals than these are left out: their chance is far below a thousandth of a percent.
const maxGoals = 14

/** The chances of home, draw and away, from the lead of the home side and the goals of what is left. */
export function chancesOfGoals(lead: number, left: number, home: number, away: number) {
  const [homeGoals, awayGoals] = [home, away].map((chance) => binomial(left, chance).slice(0, maxGoals))
  const result = { home: 0, draw: 0, away: 0 }
  for (const [more, chance] of (homeGoals ?? []).entries())
    for (const [less, other] of (awayGoals ?? []).entries()) {
      const end = lead + more - less
      result[end > 0 ? 'home' : end === 0 ? 'draw' : 'away'] += chance * other
    }
  return result
}
