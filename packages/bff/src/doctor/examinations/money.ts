import { randomUUID } from 'node:crypto'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import { depositStatus } from '../../platform/cashier/deposits.ts'
import { withdrawalStatus } from '../../platform/cashier/withdrawals.ts'
import { login, logout } from '../../platform/session/session.ts'
import { requestIdentity } from '../../request/request-context.ts'
import { describeOutcome } from '../../support/answer/describe.ts'
import { identifyCall, type PlatformCall, type PlatformIdentity } from '../../upstream/platform-call.ts'
import { PlatformRefusal } from '../../upstream/platform-refusal.ts'
import { type Finding, findingsOf } from '../finding.ts'
import type { Subject } from '../subject/open-subject.ts'

const { error, warning, note, ok } = findingsOf('money')
const docs = 'docs/operating/going-live.md'

type Player = NonNullable<PlatformIdentity['player']>
/** What of the platform's money can be asked for by the id of a request. */
type Question = PlatformCall<{ requestId: string }, unknown>

const questions = { deposits: depositStatus, withdrawals: withdrawalStatus } satisfies Record<
  string,
  Question
>
const areas = ['deposits', 'withdrawals'] as const

/**
 * Whether the platform knows deposits and withdrawals by their `request_id`: a test account asks what became of a request
 * that never was.
 */
export async function examineMoney(subject: Subject, { capabilities }: Startup): Promise<Finding[]> {
  const offered = areas.filter((area) => capabilities.includes(area))
  if (offered.length === 0) return []
  if (!subject.account) return [withoutAccount()]
  const player = await signIn(subject, subject.account)
  if (!player) return [notSignedIn(subject)]
  try {
    const findings: Finding[] = []
    for (const area of offered) findings.push(await ask(subject, player, questions[area]))
    return findings
  } finally {
    const identity = { host: subject.brand.host, player }
    await subject.connection.call(logout, identity, undefined, { request: requestIdentity() }).catch(() => {})
  }
}

async function signIn(
  { connection, brand, sites }: Subject,
  account: NonNullable<Subject['account']>,
): Promise<Player | undefined> {
  try {
    const identity = await identifyCall(login, sites.factsOf(brand), { host: brand.host })
    const { token, player } = await connection.call(login, identity, account, { request: requestIdentity() })
    return token === undefined ? undefined : { auth: token, accountId: player.accountId }
  } catch {
    return undefined
  }
}

async function ask(subject: Subject, player: Player, question: Question): Promise<Finding> {
  const { platform, brand, sites, records } = subject
  const { path } = question
  const identity = await identifyCall(question, sites.factsOf(brand), { host: brand.host, player })
  try {
    await platform.call(question, identity, { requestId: randomUUID() }, { request: requestIdentity() })
    return ignored(path)
  } catch (failure) {
    if (failure instanceof PlatformRefusal && failure.code === 'notFound')
      return ok({ code: 'requestIdKnown', message: `${path} knows of no request that never was.` })
    if (subject.signal.aborted) throw failure
    // It answered with the record of something else, and that says so itself.
    if (records.drifts.some(({ call, expected }) => call === path && expected === 'that of the request'))
      return ignored(path)
    const last = records.calls.findLast(({ call }) => call === path)
    return warning({
      code: 'requestIdUnanswered',
      message: `${path} does not say that it knows no request that never was: ${last ? describeOutcome(last) : 'it was not asked'}.`,
      fix: 'Have the platform refuse an unknown request_id with notFound: until then players wait for what never arrived.',
      docs,
    })
  }
}

const ignored = (path: string): Finding =>
  error({
    code: 'requestIdIgnored',
    message: `${path} ignores request_id: asked what became of a request that never was, it tells a record.`,
    fix: 'Have the platform find records by request_id, and tell it in each: until then a player may be told of other money.',
    docs,
  })

const withoutAccount = (): Finding =>
  note({
    code: 'requestIdNotAsked',
    message: 'Whether the platform knows deposits and withdrawals by their request_id was not examined.',
    fix: 'Name a test account that has made some: --account ID:PASSWORD.',
    docs,
  })

function notSignedIn({ records }: Subject): Finding {
  const last = records.calls.findLast(({ call }) => call === login.path)
  return error({
    code: 'accountRefused',
    message: `The test account cannot sign in: ${last ? describeOutcome(last) : 'it was not asked'}.`,
    fix: 'Correct --account, or make the account at the platform.',
  })
}
