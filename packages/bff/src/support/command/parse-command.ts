import { parseArgs } from 'node:util'
import { isAccountHash } from '../../observability/log-lines.ts'
import type { Subject } from '../answer/find-answers.ts'
import { readSubject } from '../answer/find-answers.ts'

/** Between which times; as typed. */
export interface TypedRange {
  since: string | undefined
  until: string | undefined
}

/** What the command line asks for. */
export type Command = { files: string[]; json: boolean; words: boolean } & (
  | { kind: 'request'; subject: Subject; typed: string }
  | ({ kind: 'account'; account: string; host: string | undefined } & TypedRange)
  | { kind: 'export'; account: string; host: string | undefined }
  | ({ kind: 'top'; host: string | undefined } & TypedRange)
)

export const usage = `Usage: support REFERENCE [FILE …]
       support REQUEST-ID [FILE …]
       support --account ACCOUNT --host HOST [--since TIME] [--until TIME] [FILE …]
       support --account ACCOUNT --host HOST --export [FILE …]
       support top [--host HOST] [--since TIME] [--until TIME] [FILE …]

FILE is a log of the gateway, plain, .gz or .zst, or a pattern such as 'gateway.log*'. Without one the log is read from
standard input, or from the files that SUPPORT_LOG_FILES names. TIME is 14:00, or 2026-11-24T14:00. ACCOUNT is an
account ID, or its hash as the log has it, which needs no HOST.

  --json    for programs
  --words   what the player read, in every language
  --export  every line that the log has of the account, as it is
`

/** Reads the command line. @throws an error with a sentence when it cannot be read */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      host: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      export: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      words: { type: 'boolean', default: false },
    },
  })
  const { account, since, until, json, words } = values
  const host = values.host?.toLowerCase()
  const shown = { json, words }
  if (account !== undefined) {
    if (host === undefined && !isAccountHash(account))
      throw new Error('--account needs --host: accounts belong to a brand.')
    if (!values.export) return { kind: 'account', account, host, since, until, files: positionals, ...shown }
    if (since !== undefined || until !== undefined)
      throw new Error('--export writes all that the log has of an account: leave out --since and --until.')
    return { kind: 'export', account, host, files: positionals, ...shown }
  }
  if (values.export) throw new Error('--export needs --account.')
  const [first = '', second = '', ...rest] = positionals
  if (first === 'top') return { kind: 'top', host, since, until, files: positionals.slice(1), ...shown }
  const alone = readSubject(first)
  if (alone) return { kind: 'request', subject: alone, typed: first, files: positionals.slice(1), ...shown }
  // Typed with a space and without quotes.
  const typed = `${first} ${second}`
  const both = readSubject(typed)
  if (both) return { kind: 'request', subject: both, typed, files: rest, ...shown }
  if (first === '') throw new Error('Which reference?')
  throw new Error(`"${first}" is no reference: those have eight letters and digits, such as R7K2-9QMX.`)
}
