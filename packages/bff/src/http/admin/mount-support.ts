import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AccountNaming } from '../../config/setting-readers.ts'
import type { RecentFailures } from '../../shared-state/recent-failures.ts'
import { accountNames } from '../../support/answer/account-names.ts'
import { readSubject } from '../../support/answer/find-answers.ts'
import { type Question, searchInWorker, type WorkerResult } from '../../support/search-in-worker.ts'
import { registerPages } from './operator-page.ts'
import { type SupportFacts, supportPage } from './support-page.ts'

const mostTyped = 500
const Typed = z._default(z.string().check(z.maxLength(mostTyped), z.trim()), '')
const Query = z.object({
  reference: Typed,
  account: Typed,
  host: z.pipe(
    Typed,
    z.transform((host) => host.toLowerCase()),
  ),
  since: Typed,
  until: Typed,
  find: z._default(z.enum(['', 'account', 'top']), ''),
})
const nothing = Query.parse({})

type Answered = { status: number; facts: Omit<SupportFacts, 'operator'> }

/**
 * Serves the page on which support staff look up a reference, or what an account did, and see what fails most. One search
 * runs at a time: it reads whole logs.
 *
 * @param files names and patterns of the files that hold the log; empty where no setting names them
 * @param failures what is searched where there are no files
 * @param accounts how accounts stand in the log
 */
export function mountSupport(
  admin: FastifyInstance,
  files: readonly string[],
  failures: Pick<RecentFailures, 'read'>,
  accounts: { logAccount: AccountNaming; secrets: readonly Buffer[] },
): void {
  const hasFiles = files.length > 0
  let isSearching = false

  async function search(question: Question): Promise<WorkerResult> {
    const log = hasFiles
      ? { files }
      : { name: 'the latest failures', text: (await failures.read()).map((line) => `${line}\n`).join('') }
    return searchInWorker({ question, log })
  }

  function questionOf({ reference, account, host, since, until, find }: z.infer<typeof Query>) {
    const times = { since: since || undefined, until: until || undefined }
    if (find === 'top') return { kind: 'top', host: host || undefined, ...times } as const
    if (find === 'account') {
      if (host === '' || account === '') return 'Name the account and its brand’s host.'
      return { kind: 'account', names: accountNames(account, host, accounts), host, ...times } as const
    }
    const subject = readSubject(reference)
    if (subject) return { kind: 'request', subject } as const
    return 'A reference has eight letters and digits, such as R7K2-9QMX. Ask the player to read it again, or paste what they wrote.'
  }

  async function answer(asked: z.infer<typeof Query>): Promise<Answered> {
    const facts = { asked, files }
    if (asked.reference === '' && asked.find === '') return { status: 200, facts }
    const question = readQuestion(() => questionOf(asked))
    if (typeof question === 'string') return { status: 400, facts: { ...facts, mistake: question } }
    if (isSearching) return { status: 503, facts: { ...facts, problem: 'busy' } }
    isSearching = true
    const startedAt = performance.now()
    try {
      const result = await search(question)
      if (result.kind === 'mistake') return { status: 400, facts: { ...facts, mistake: result.sentence } }
      const searchedMs = performance.now() - startedAt
      return { status: isFound(result) ? 200 : 404, facts: { ...facts, result: { ...result, searchedMs } } }
    } catch {
      return { status: 500, facts: { ...facts, problem: 'failed' } }
    } finally {
      isSearching = false
    }
  }

  registerPages(admin, (app) => {
    app.get('/support', async (request, reply) => {
      const asked = Query.safeParse(request.query).data ?? { ...nothing, reference: '?' }
      const { status, facts } = await answer(asked)
      const page = supportPage({ ...facts, operator: request.operator })
      return reply.code(status).type('text/html; charset=utf-8').send(page)
    })
  })
}

/** The question, or the sentence that says why it is none. */
function readQuestion(read: () => Question | string): Question | string {
  try {
    return read()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function isFound(result: Exclude<WorkerResult, { kind: 'mistake' }>): boolean {
  return result.kind === 'request' ? result.answers.length > 0 : result.answer.requests > 0
}
