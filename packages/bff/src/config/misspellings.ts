/** A variable of the environment that is no setting, and the setting it looks like. */
export interface Misspelling {
  given: string
  meant: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Shorter names look like too much that has nothing to do with the gateway. */
const shortest = 8

/** Finds variables that look like settings which are not given: `BRAND_DOMAIN` for `BRAND_DOMAINS`. */
export function findMisspellings(environment: Environment, settings: readonly string[]): Misspelling[] {
  const missing = settings.filter((name) => !environment[name]?.trim())
  const others = Object.keys(environment).filter((name) => !settings.includes(name))
  return others.flatMap((given) => {
    const meant = missing.find((name) => looksLike(given, name))
    return meant ? [{ given, meant }] : []
  })
}

/** A quarter of the letters may be wrong, missing or too many. */
const looksLike = (given: string, name: string) =>
  given.length >= shortest && editDistance(given.toUpperCase(), name) <= given.length / 4

/** How many letters have to be put in, taken out or replaced to make one text of another (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
