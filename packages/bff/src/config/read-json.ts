import { readFileSync } from 'node:fs'

/** Reads the JSON file that a setting names; returns undefined and adds an issue if it cannot be read. */
export function readJson(file: string, addIssue: (what: string) => void): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    addIssue(`"${file}" ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}`)
    return undefined
  }
}
