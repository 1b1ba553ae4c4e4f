import { parseArgs } from 'node:util'
import { normalizeHost } from '../../brands/brand-directory.ts'

/** What the command line asks for. */
export interface Command {
  domain: string
  json: boolean
  /** Whether warnings count as errors. */
  strict: boolean
  /** For all examinations together. */
  timeoutMs: number
}

export const usage = `Usage: doctor --domain HOST [--json] [--strict] [--timeout SECONDS]

Examines a brand with the gateway's settings (from the environment) against its live platform. It only reads: nothing is
written, and nobody is signed in.

  --domain HOST      the brand, as BRAND_DOMAINS has it
  --json             for programs
  --strict           warnings end in exit status 1, too
  --timeout SECONDS  for everything together; 60 by default

Exit status: 0 well (there may be warnings and notes), 1 errors found, 2 wrong use.
`

const defaultSeconds = 60
const mostSeconds = 3600

/** Reads the command line. @throws an error with a sentence when it cannot be read */
export function parseCommand(args: readonly string[]): Command {
  const { values } = parseArgs({
    args: [...args],
    options: {
      domain: { type: 'string' },
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      timeout: { type: 'string', default: String(defaultSeconds) },
    },
  })
  if (values.domain === undefined) throw new Error('Which brand? Name its host with --domain.')
  const domain = normalizeHost(values.domain)
  if (domain === undefined) throw new Error(`"${values.domain}" is not a host such as play.example.com.`)
  const seconds = Number(values.timeout)
  if (!(seconds > 0 && seconds <= mostSeconds))
    throw new Error(`--timeout is a number of seconds, at most ${mostSeconds}.`)
  return { domain, json: values.json, strict: values.strict, timeoutMs: seconds * 1000 }
}
