import { readFileSync } from 'node:fs'

/** The JSON in a file that a setting names; where there is none, `undefined`, and `say` is told why. */
export function readJson(file: string, say: (what: string) => void): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    say(`"${file}" ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}`)
    return undefined
  }
}
