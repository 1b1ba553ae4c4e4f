import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Texts of settings by their names. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The settings of a process, and why the file that holds some of them cannot be read. */
export interface GivenSettings {
  environment: Environment
  problem: string | undefined
}

/**
 * Adds the settings of the file that `SETTINGS_FILE` names, in the form of `.env`, to those of the environment, which
 * wins over it.
 */
export function withSettingsFile(environment: Environment): GivenSettings {
  const file = environment.SETTINGS_FILE?.trim()
  if (!file) return { environment, problem: undefined }
  try {
    const inFile = parseEnv(readFileSync(file, 'utf8'))
    // An empty variable is as good as none.
    const given = Object.entries(environment).filter(([, text]) => text?.trim())
    return { environment: { ...inFile, ...Object.fromEntries(given) }, problem: undefined }
  } catch {
    return { environment, problem: `"${file}" cannot be read` }
  }
}
