import { readFileSync } from 'node:fs'

/** The JSON in a file that a setting names; where it cannot be read, `undefined` and an issue is added. */
export function readJson(file: string, addIssue: (what: string) => void): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    addIssue(`"${file}" ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}`)
    return undefined
  }
}
