import { performance } from 'node:perf_hooks'
import { keys } from '../../config/setting-readers.ts'
import { hashAccount } from '../../observability/log-lines.ts'
import { accountIdentity } from '../../request/sealed-session.ts'
import { describeCoverage } from '../answer/coverage-words.ts'
import { findAccount } from '../answer/find-account.ts'
import { findAnswers } from '../answer/find-answers.ts'
import { findTop } from '../answer/find-top.ts'
import type { Coverage } from '../files/coverage.ts'
import { createProgressBar, paint } from '../terminal.ts'
import { openInput } from './open-input.ts'
import type { Command } from './parse-command.ts'
import { printAccount, printAnswer, printTop } from './print-answer.ts'

/** Settings that say how the log names accounts. */
type EnvironmentB = Readonly<Record<string, string | undefined>>

/**
 * How the log may name an account: plain, and by its hash under every key of `SESSION_KEYS`.
 * @throws an error with a sentence where the log names no account, or only by a key that is not here
 */
export function accountNames(host: string, account: string, environment: EnvironmentB): string[] {
  const { LOG_ACCOUNT: how = 'hash', SESSION_KEYS: written = '' } = environment
  if (how === 'off') throw new Error('LOG_ACCOUNT is off, so the log names no accounts. Ask for a reference.')
  const secrets = keys.safeParse(written).data ?? []
  if (how === 'hash' && secrets.length === 0)
    throw new Error(
      'The log names accounts by a hash: set SESSION_KEYS as the gateway has it. Without, the gateway makes a key at each start, and no account can be found.',
    )
  const hashes = secrets.map((secret) => hashAccount(secret, host, account))
  return [...new Set([account, accountIdentity(account), ...hashes])]
}

/** What a command found: for programs, and as text. */
interface Result {
  found: boolean
  value: object
  text: string
  coverage: Coverage
}

type Environment = Readonly<Record<string, string | undefined>>

type Search = (files: readonly string[], onBytes: (bytes: number) => void) => Promise<Result>

/**
 * Runs a command and prints its answer.
 * @param environment holds the gateway's settings: `SUPPORT_LOG_FILES`, `LOG_ACCOUNT` and `SESSION_KEYS`
 * @returns the exit status: 0 found, 1 not found
 * @throws an error with a sentence when it cannot be run
 */
export async function runSupport(command: Command, environment: Environment): Promise<number> {
  const search = searchOf(command, environment)
  const input = await openInput(command.files, environment.SUPPORT_LOG_FILES)
  const bytes = input.files.reduce((sum, file) => sum + file.bytes, 0)
  // Most answers take two passes.
  const bar = createProgressBar(bytes * 2)
  const startedAt = performance.now()
  try {
    const paths = input.files.map(({ path }) => path)
    const { found, value, text, coverage } = await search(paths, bar.add).finally(bar.clear)
    const searched = describeCoverage(coverage, performance.now() - startedAt)
    if (command.json) console.log(JSON.stringify({ ...value, searched: coverage }, null, 2))
    else console.log(`${text}\n\n${searched.map(paint.quiet).join('\n')}`)
    return found ? 0 : 1
  } finally {
    await input.close()
  }
}

function searchOf(command: Command, environment: Environment): Search {
  if (command.kind === 'top')
    return async (files, onBytes) => {
      const { answer, coverage } = await findTop(files, command, onBytes)
      return { found: answer.requests > 0, value: answer, text: printTop(answer), coverage }
    }
  if (command.kind === 'account') {
    const names = accountNames(command.host, command.account, environment)
    return async (files, onBytes) => {
      const { answer, coverage } = await findAccount(files, { ...command, names }, onBytes)
      return { found: answer.requests > 0, value: answer, text: printAccount(answer), coverage }
    }
  }
  const { subject, typed, words } = command
  return async (files, onBytes) => {
    const { answers, coverage } = await findAnswers(files, subject, onBytes)
    const found = answers.length > 0
    const text = found
      ? answers.map((answer) => printAnswer(answer, words)).join('\n\n')
      : notFound(subject.requestId ?? subject.references[0] ?? typed, coverage)
    return { found, value: { answers }, text, coverage }
  }
}

function notFound(name: string, { files }: Coverage): string {
  return [
    `${paint.bold(name)} is not in this log.`,
    'Compare the reference with the player letter by letter. It may be of another time, of another replica, or of a brand whose gateway writes another log.',
    '',
    ...files.map((file) => paint.quiet(`  ${file}`)),
  ].join('\n')
}
