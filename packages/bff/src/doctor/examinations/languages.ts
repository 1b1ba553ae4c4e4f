import {
  declaredLanguages,
  defaultLanguage,
  languageByCode,
  languageCodes,
} from '@marquee/contracts/languages'
import { writtenLanguages } from '../../platform/site/languages.ts'
import { type Finding, findingsOf, someOf } from '../finding.ts'
import type { StartupAsWritten } from '../subject/startup-as-written.ts'

const { warning, ok } = findingsOf('languages')

/** The languages that the platform offers, beside those that there are texts for. */
export function examineLanguages({ languages }: Pick<StartupAsWritten, 'languages'>): Finding[] {
  const written = (writtenLanguages(languages) ?? []).map(({ code }) => code).filter(Boolean)
  const supported = new Set(written.flatMap((code) => languageByCode(code) ?? []))
  const { declared = [], unknown = [] } = Object.groupBy(
    written.filter((code) => languageByCode(code) === undefined),
    (code) => (declaredLanguages.includes(code.toUpperCase()) ? 'declared' : 'unknown'),
  )
  const fix = `Offer only languages that there are: ${languageCodes.join(', ')}.`
  const findings: Finding[] = []
  if (declared.length > 0)
    findings.push(
      warning({
        code: 'languageWithoutTexts',
        message: `The brand offers ${someOf(declared)}, which is declared and has no texts: nobody can choose it.`,
        fix,
      }),
    )
  if (unknown.length > 0)
    findings.push(
      warning({
        code: 'languageUnknown',
        message: `The brand offers ${someOf(unknown)}, which is no language here: nobody can choose it.`,
        fix,
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
