import { defaultLanguage, languageByCode, languageCodes } from '@marquee/contracts/languages'
import { writtenLanguages } from '../../areas/site/platform-startup.ts'
import { type Finding, findingsOf, someOf } from '../finding.ts'
import type { StartupAsWritten } from '../subject/startup-as-written.ts'

const { warning, ok } = findingsOf('languages')

/** The languages that the platform offers, beside those that there are texts for. */
export function examineLanguages({ languages }: Pick<StartupAsWritten, 'languages'>): Finding[] {
  const written = writtenLanguages(languages)?.filter(Boolean) ?? []
  const supported = new Set(written.flatMap((code) => languageByCode(code) ?? []))
  const unsupported = written.filter((code) => languageByCode(code) === undefined)
  const findings: Finding[] = []
  if (unsupported.length > 0)
    findings.push(
      warning({
        code: 'languageUnsupported',
        message: `The brand offers ${someOf(unsupported)}, which there are no texts in: nobody can choose it.`,
        fix: `Offer only languages that there are: ${languageCodes.join(', ')}.`,
      }),
    )
  if (!supported.has(defaultLanguage))
    findings.push(
      warning({
        code: 'defaultLanguageMissing',
        message: `The brand does not offer ${defaultLanguage}, but addresses without a language are in it.`,
        fix: `Offer ${defaultLanguage}, too.`,
      }),
    )
  if (findings.length === 0)
    findings.push(
      ok({
        code: 'languagesOffered',
        message: `${[...supported].join(', ')}; addresses without a language are in ${defaultLanguage}.`,
      }),
    )
  return findings
}
