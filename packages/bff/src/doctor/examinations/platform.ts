import type { Startup } from '@marquee/contracts/areas/site/startup'
import { requestIdentity } from '../../request/request-context.ts'
import { describeOutcome } from '../../support/answer/describe.ts'
import { duration } from '../../support/answer/moment.ts'
import { explainFailure, mayBeOfWebServer } from '../explain-failure.ts'
import { type Finding, findingsOf } from '../finding.ts'
import type { Subject } from '../subject/open-subject.ts'
import { sendsContinue } from '../subject/sends-continue.ts'
import { type StartupAsWritten, startupAsWritten } from '../subject/startup-as-written.ts'

const { error, warning, note, ok } = findingsOf('platform')
const measurements = 5
const slowMs = 1000

/** Whether the platform answers, whether it knows the brand, and how quickly. */
export async function examinePlatform(
  subject: Subject,
): Promise<{ findings: Finding[]; written: StartupAsWritten | undefined }> {
  const { records } = subject
  let written: StartupAsWritten | undefined
  try {
    for (let count = 0; count < measurements; count += 1)
      written = await subject.platform.call(startupAsWritten, { host: subject.brand.host }, undefined, {
        request: requestIdentity(),
      })
  } catch {
    return { findings: subject.signal.aborted ? [] : [await unreachable(subject)], written: undefined }
  }
  const times = records.calls.map(({ durationMs }) => durationMs).sort((one, other) => one - other)
  const median = times[Math.floor(times.length / 2)] ?? 0
  const facts = `The platform answers in ${duration(median)} (the median of ${times.length} calls).`
  const findings: Finding[] =
    median > slowMs
      ? [
          warning({
            code: 'platformSlow',
            message: facts,
            fix: 'Run the gateway near the platform, or ask why it is slow: players wait this long for each thing of their own.',
            docs: 'docs/performance.md',
          }),
        ]
      : [ok({ code: 'platformAnswers', message: facts })]
  return { findings, written }
}

async function unreachable({ records, brand, config, signal }: Subject): Promise<Finding> {
  const last = records.calls.at(-1)
  if (last?.reason === 'UND_ERR_SOCKET' && (await sendsContinue(config.upstreamUrl, signal)))
    return error({
      code: 'continueUnasked',
      message: `${config.upstreamUrl.origin} sends 100 Continue, which nobody asked for, before each answer: the gateway's HTTP client takes that for a broken one.`,
      fix: "Have the platform's web server leave it out, or put a proxy between that passes it over, such as HAProxy.",
      docs: 'docs/decisions/0021-interim-answers-are-the-clients.md',
    })
  if (last?.outcome === 'refused' && !mayBeOfWebServer(last))
    return error({
      code: 'brandRefused',
      message: `The platform refuses the start-up data of ${brand.host}: ${describeOutcome(last)}.`,
      fix: 'Have the domain entered for the brand at the platform, or correct --domain.',
    })
  const { why, fix, docs } = last ? explainFailure(last, config) : notAsked
  return error({
    code: 'platformUnreachable',
    message: `${config.upstreamUrl.origin} gives no start-up data of ${brand.host}: ${why}.`,
    fix:
      last?.outcome === 'refused'
        ? `${fix} Where they are right, have the domain entered for the brand.`
        : fix,
    docs,
  })
}

const notAsked = { why: 'it was not asked', fix: 'Examine again.', docs: 'docs/operating/going-live.md' }

/** Whether the brand is open. */
export function examineOpening({ maintenance }: Startup, { closure }: StartupAsWritten): Finding[] {
  if (maintenance !== null)
    return [
      note({
        code: 'inMaintenance',
        message: 'The brand is in maintenance: visitors see that, and no page.',
        fix: 'End the maintenance at the platform when the brand is to open.',
      }),
    ]
  if (closure === 'inactive')
    return [
      error({
        code: 'siteInactive',
        message:
          'The status of the site says that it is not active: visitors see that it is closed, and no page.',
        fix: 'Set its status to ACTIVE at the platform when the brand is to open.',
      }),
    ]
  if (closure === 'expired')
    return [
      error({
        code: 'siteExpired',
        message: 'The expired_date of the site is past: visitors see that it is closed, and no page.',
        fix: 'Enter a later expired_date at the platform, or none.',
      }),
    ]
  return []
}
