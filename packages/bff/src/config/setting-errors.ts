/** A setting that cannot be used. */
export interface SettingError {
  name: string
  /** What is wrong; never contains the value of a secret. */
  message: string
  example: string
}

/** Formats all setting errors for the operator. */
export function formatSettingErrors(errors: readonly SettingError[]): string {
  const lines = errors.map((error) => `  ${describeSettingError(error)}`)
  const count = errors.length === 1 ? 'one setting' : `${errors.length} settings`
  return `The gateway cannot start: ${count} to put right.\n${lines.join('\n')}\n`
}

/** A mistake in one line. */
export const describeSettingError = ({ name, message, example }: SettingError): string =>
  `${name} ${message} (for example: ${example})`

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

/**
 * Keys that the files of this repository show, now or in an earlier version: whoever reads them can seal a session of
 * any player.
 */
const published = [
  // docker-compose.yml, for its demo.
  'ZGVtby1vbmx5LWRlbW8tb25seS1kZW1vLW9ubHktZGVtbw',
  // deploy/kubernetes, before it had a text that is no key.
  'ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtZXhhbXBsZS0',
].map((key) => Buffer.from(key, 'base64url'))

/** What is wrong with each of `SESSION_KEYS` that everybody knows, as `key 1 is …`. */
export function findPublishedKeys(keys: readonly Buffer[]): string[] {
  return keys.flatMap((key, index) =>
    published.some((known) => known.equals(key))
      ? [`key ${index + 1} is published with Marquee, so anybody could forge sessions: make your own`]
      : [],
  )
}

const maxLength = 60

/** Redacts the value of a setting for an error message: an address may contain a password, or a key in its query. */
export function redactSetting(text: string): string {
  return text
    .replace(/\/\/[^/]*@/, '//…@')
    .replace(/[?#].*$/s, '…')
    .slice(0, maxLength)
}
