import { analyticsScripts } from '../areas/site/public.ts'
import { examineAddress, visitBy } from './examinations/address.ts'
import { examineAnalytics } from './examinations/analytics.ts'
import { examineContent } from './examinations/content.ts'
import { examineAnswers, examineContract } from './examinations/contract.ts'
import { examineCookies } from './examinations/cookies.ts'
import { examineDomain } from './examinations/domain.ts'
import { examineLanguages } from './examinations/languages.ts'
import { examineColors, examineTheme } from './examinations/look.ts'
import { examineMenu } from './examinations/menu.ts'
import { examineMoney } from './examinations/money.ts'
import { drawHomePage, examinePage } from './examinations/page.ts'
import { examinePictures } from './examinations/pictures.ts'
import { examineOpening, examinePlatform } from './examinations/platform.ts'
import { examineSeo } from './examinations/seo.ts'
import { examineSettings } from './examinations/settings.ts'
import { examineSite } from './examinations/site.ts'
import { type Area, type Finding, findingsOf } from './finding.ts'
import type { Subject } from './subject/open-subject.ts'
import { readSeo } from './subject/read-seo.ts'
import type { StartupAsWritten } from './subject/startup-as-written.ts'

/** How many steps `examineBrand` reports. */
export const examinationSteps = 12

type Findings = readonly Finding[]

/** Makes every examination of a brand that can be made. `onStep` is called after each. */
export async function examineBrand(subject: Subject, onStep: () => void): Promise<Finding[]> {
  const { config, brand, signal } = subject
  const step = (area: Area, examine: () => Promise<Findings> | Findings) =>
    guard(area, signal, examine).finally(onStep)
  const domain = step('domain', () => examineDomain(brand, signal))
  let written: StartupAsWritten | undefined
  const platform = await step('platform', async () => {
    const examined = await examinePlatform(subject)
    written = examined.written
    return examined.findings
  })
  const own = [...examineSettings(config), ...examineCookies(config, brand), ...platform]
  const rest = written ? await examinePages(subject, written, step) : [nothingElse()]
  return [...own, ...(await domain), ...rest, ...examineAnswers(subject.records)]
}

type Step = (area: Area, examine: () => Promise<Findings> | Findings) => Promise<Findings>

/** What needs the start-up data. The contract comes first and by itself: the others then read what is cached. */
async function examinePages(subject: Subject, written: StartupAsWritten, step: Step): Promise<Findings> {
  const { brand, sites } = subject
  const startup = await subject.call('getStartup', {}).catch(() => undefined)
  if (!startup) return subject.signal.aborted ? step('contract', () => []) : [startupLost()]
  const contract = await step('contract', () => examineContract(subject, startup))
  const records = readSeo(subject, startup)
  const page = drawHomePage(subject, startup)
  const others = await Promise.all([
    step('site', () => examineSite(startup, written)),
    step('content', () => examineContent(subject, startup)),
    step('theme', async () => [
      ...examineTheme(subject, startup),
      ...(await examineColors(subject, startup)),
    ]),
    step('menu', () => [...examineLanguages(written), ...examineMenu(written, startup, brand.settings)]),
    step('seo', async () => examineSeo(await records, startup)),
    step('address', async () => examineAddress(subject, await records, visitBy(subject))),
    step('page', async () => examinePage(await page, startup, hasErrors(contract))),
    step('analytics', async () =>
      examineAnalytics(
        (await sites.read(brand, analyticsScripts, undefined).catch(() => undefined))?.value,
        (await page).document,
        brand.settings,
      ),
    ),
    step('pictures', () => examinePictures(subject, startup)),
    step('money', () => examineMoney(subject, startup)),
  ])
  return [...examineOpening(startup, written), ...contract, ...others.flat()]
}

// Calls end with the time, and what they showed until then is told.
const graceMs = 500

/** An examination that fails or takes too long is a finding, whatever it met. */
async function guard(
  area: Area,
  signal: AbortSignal,
  examine: () => Promise<Findings> | Findings,
): Promise<Findings> {
  const { error } = findingsOf(area)
  const outOfTime = error({
    code: 'outOfTime',
    message: 'This was not examined to its end, because the time was over.',
    fix: 'Mend what is slow, or allow more time with --timeout.',
  })
  if (signal.aborted) return [outOfTime]
  const { promise: late, resolve } = Promise.withResolvers<Findings>()
  const onAbort = () => void setTimeout(resolve, graceMs, [])
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    const findings = await Promise.race([late, examine()])
    return signal.aborted ? [...findings, outOfTime] : findings
  } catch (failure) {
    if (signal.aborted) return [outOfTime]
    return [
      error({
        code: 'examinationFailed',
        message: `This could not be examined (${failure instanceof Error ? failure.name : typeof failure}).`,
        fix: 'Tell the makers of the gateway, with the other findings.',
      }),
    ]
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

const hasErrors = (findings: Findings) => findings.some(({ severity }) => severity === 'error')

function startupLost(): Finding {
  return findingsOf('platform').error({
    code: 'startupLost',
    message: 'The platform gave the start-up data at first, and then did not: nothing else was examined.',
    fix: 'Have the platform answer /api/startup reliably, and examine again.',
  })
}

function nothingElse(): Finding {
  return findingsOf('contract').note({
    code: 'notExamined',
    message: 'Nothing else of the brand was examined, because there is no start-up data.',
    fix: 'Cure the error of the platform, and examine again.',
  })
}
