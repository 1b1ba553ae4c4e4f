import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { OperationDeclaration } from '@marquee/contracts/operation'
import { type OperationId, operationIds, operations } from '@marquee/contracts/operations'
import type { PublicCall } from '@marquee/contracts/rendering'
import type { DriftRecord } from '../../observability/events.ts'
import { languagesWithTexts } from '../../platform/site/languages.ts'
import { readableEntry } from '../../platform/site/menu.ts'
import { counted, type Finding, findingsOf } from '../finding.ts'
import type { Records, Subject } from '../subject/open-subject.ts'
import { startupAsWritten } from '../subject/startup-as-written.ts'
import { describeFailures, type Failure, findFailures, isAnswer } from './failed-calls.ts'

const { error, warning, note, ok } = findingsOf('contract')
const docs = 'docs/platform.md'

const declarationOf = (id: OperationId): OperationDeclaration => operations[id]

/** Every operation that reads the same for all visitors of a brand. */
const publicReads = operationIds.filter((id) => declarationOf(id).cache ?? declarationOf(id).visitorCache)

/** Where an id comes from that is needed to read one thing of a list. */
const idSources: Partial<Record<OperationId, (call: PublicCall) => Promise<string | undefined>>> = {
  getPromotion: async (call) => (await call('listPromotions', {})).items[0]?.promoId,
  getLeaderboard: async (call) => (await call('listLeaderboards', {})).items[0]?.boardId,
  getNews: async (call) => (await call('listNews', { query: {} })).items[0]?.newsId,
}

/** Makes every public read once, one after the other. */
export async function examineContract(subject: Subject, { capabilities }: Startup): Promise<Finding[]> {
  const lacking = publicReads.filter((id) => {
    const { capability } = declarationOf(id)
    return capability !== undefined && !capabilities.includes(capability)
  })
  const failures: Failure[] = []
  const unusableReads: OperationId[] = []
  const empty: string[] = []
  let answered = 0
  for (const id of publicReads.filter((one) => !lacking.includes(one))) {
    const before = subject.records.calls.length
    const outcome = await askOnce(subject.call, id)
    if (outcome === 'nothing') empty.push(id)
    if (outcome === 'answered') answered += 1
    failures.push(...findFailures(subject.records.calls.slice(before), outcome === 'answered'))
    if (outcome === 'failed' && isUnexplained(subject.records)) unusableReads.push(id)
  }
  const findings = [...(await describeByCause(subject, failures)), ...unusableReads.map((id) => unusable(id))]
  const asked = publicReads.length - lacking.length - empty.length
  if (answered === asked && findings.length === 0 && subject.records.drifts.length === 0)
    findings.push(
      ok({
        code: 'contractKept',
        message: `${counted(answered, 'public read')} answered, ${counted(subject.records.calls.length, 'call')} in all, each as the contract says.`,
      }),
    )
  if (empty.length > 0)
    findings.push(
      note({
        code: 'nothingToRead',
        message: `The platform has nothing that ${empty.join(', ')} could read.`,
        fix: 'Examine again when there is some.',
      }),
    )
  return findings
}

type Outcome = 'answered' | 'nothing' | 'failed'

async function askOnce(call: PublicCall, id: OperationId): Promise<Outcome> {
  try {
    const idSource = idSources[id]
    const itemId = await idSource?.(call)
    if (idSource && itemId === undefined) return 'nothing'
    const input =
      itemId === undefined ? operations[id].example.request : { params: { id: itemId }, query: {} }
    await call(id, input as never)
    return 'answered'
  } catch {
    return 'failed'
  }
}

// A failure is remembered for a moment, so that an operation may fail by a call of an earlier one.
const isUnexplained = ({ calls, drifts }: Records) => drifts.length === 0 && calls.every(isAnswer)

const siteId = 'site.external_id'

/** Calls that fail for want of the site's id, under that as their cause; the other failures by themselves. */
async function describeByCause(
  { brand, sites, config }: Subject,
  failures: readonly Failure[],
): Promise<Finding[]> {
  const externalId = await sites
    .factsOf(brand)
    .externalId()
    .catch(() => undefined)
  if (externalId !== '') return describeFailures(failures, config)
  const { refused = [], others = [] } = Object.groupBy(failures, ({ record }) =>
    record.outcome === 'refused' ? 'refused' : 'others',
  )
  const cause = error({
    code: 'siteIdMissing',
    message: `The start-up data has no ${siteId}, by which nearly every call names the site.`,
    fix: 'Have the platform send it with the start-up data.',
    docs,
    consequences: describeFailures(
      refused.map(({ record }) => ({ record, isMadeGood: false })),
      config,
    ).map(({ message }) => message),
  })
  return [cause, ...describeFailures(others, config)]
}

/** Drift that the examinations of languages and menus name, with a cure of its own; as is a site without an id. */
const namedElsewhere: ReadonlySet<string> = new Set([languagesWithTexts, readableEntry])

const isNamedElsewhere = ({ call, path, expected, understood }: DriftRecord) =>
  (understood && namedElsewhere.has(expected)) || (call === startupAsWritten.path && path === siteId)

/** What all answers lacked that were seen so far. Says types and places, never values. */
export function examineAnswers({ calls, drifts }: Records): Finding[] {
  const bare = new Set(calls.filter(({ envelope }) => envelope === 'missing').map(({ call }) => call))
  const { understood = [], lost = [] } = Object.groupBy(
    drifts.filter((drift) => !isNamedElsewhere(drift)),
    (drift) => (drift.understood ? 'understood' : 'lost'),
  )
  return [
    ...[...Map.groupBy(lost, ({ call }) => call)].map(([call, fields]) => describeDrift(call, fields)),
    ...[...Map.groupBy(understood, ({ call }) => call)].map(([call, fields]) =>
      describeNotations(call, fields),
    ),
    ...[...bare].map((call) =>
      warning({
        code: 'envelopeMissing',
        message: `${call} answers without statusCode, so that what it says is kept for seconds only.`,
        fix: 'Have the platform answer success with statusCode 1.',
        docs,
      }),
    ),
  ]
}

function unusable(id: OperationId): Finding {
  return error({
    code: 'operationFailed',
    message: `${id} cannot be answered from what the platform says.`,
    fix: 'Tell the makers of the gateway: the platform did what its contract says.',
  })
}

const shownFields = 8

function describeDrift(call: string, fields: readonly DriftRecord[]): Finding {
  return error({
    code: 'drift',
    message: `${call} does not keep to its contract: ${listFields(fields)}.`,
    fix: 'Have the platform send these fields as the contract says: until then the pages show blanks there.',
    docs,
  })
}

function describeNotations(call: string, fields: readonly DriftRecord[]): Finding {
  return warning({
    code: 'notation',
    message: `${call} writes some fields another way, which is read as what it means: ${listFields(fields)}.`,
    fix: 'Have the platform write them as the contract says: another system may read them otherwise.',
    docs,
  })
}

function listFields(fields: readonly DriftRecord[]): string {
  const shown = fields.slice(0, shownFields).map(({ path, expected, found, notation }) => {
    const written = notation === undefined ? found : `${found} such as ${notation}`
    return `${path || 'the answer'} is ${written}, not ${expected}`
  })
  return `${shown.join('; ')}${fields.length > shownFields ? `; and ${fields.length - shownFields} more fields` : ''}`
}
