import { performance } from 'node:perf_hooks'
import * as z from 'zod/mini'
import { accountNaming, keys } from '../../config/setting-readers.ts'
import { accountNames } from '../answer/account-names.ts'
import { counted, describeCoverage, notALog } from '../answer/coverage-words.ts'
import { exportAccount } from '../answer/export-account.ts'
import { findAccount } from '../answer/find-account.ts'
import { findAnswers } from '../answer/find-answers.ts'
import { findTop } from '../answer/find-top.ts'
import type { Coverage } from '../files/coverage.ts'
import { createProgressBar, paint } from '../terminal.ts'
import { openInput } from './open-input.ts'
import type { Command } from './parse-command.ts'
import { printAccount, printAnswer, printTop } from './print-answer.ts'

/** What a command found: for programs, and as text. */
interface Result {
  found: boolean
  value: object
  text: string
  coverage: Coverage
  /** Nothing but what was found goes to standard output. */
  isBare?: true
}

type Environment = Readonly<Record<string, string | undefined>>

const AccountNaming = z.catch(accountNaming, 'hash')

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
    const { found, value, text, coverage, isBare } = await search(paths, bar.add).finally(bar.clear)
    const searched = describeCoverage(coverage, performance.now() - startedAt)
    if (isBare) console.error([text, ...searched].join('\n'))
    else if (command.json) console.log(JSON.stringify({ ...value, searched: coverage }, null, 2))
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
    const names = accountNames(command.account, command.host, naming(environment))
    return async (files, onBytes) => {
      const { answer, coverage } = await findAccount(files, { ...command, names }, onBytes)
      return { found: answer.requests > 0, value: answer, text: printAccount(answer), coverage }
    }
  }
  if (command.kind === 'export') {
    const names = accountNames(command.account, command.host, naming(environment))
    return async (files, onBytes) => {
      const write = (line: string) => void process.stdout.write(`${line}\n`)
      const { lines, coverage } = await exportAccount(files, { ...command, names }, write, onBytes)
      return {
        found: lines > 0,
        value: { lines },
        text: `${counted(lines, 'line')} of the account.`,
        coverage,
        isBare: true,
      }
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

function notFound(name: string, coverage: Coverage): string {
  const isLog = coverage.lines > coverage.skipped
  return [
    `${paint.bold(name)} is not in this log.`,
    isLog
      ? 'Compare the reference with the player letter by letter. It may be of another time, of another replica, or of a brand whose gateway writes another log.'
      : notALog,
    '',
    ...coverage.files.map((file) => paint.quiet(`  ${file}`)),
  ].join('\n')
}

/** How accounts stand in the log, by the gateway's settings. */
function naming({ LOG_ACCOUNT: logAccount = 'hash', SESSION_KEYS: written = '' }: Environment) {
  return { logAccount: AccountNaming.parse(logAccount), secrets: keys.safeParse(written).data ?? [] }
}
