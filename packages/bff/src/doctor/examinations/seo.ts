import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { SeoRecord } from '../../platform/site/seo.ts'
import { counted, type Finding, findingsOf, type Severity, someOf } from '../finding.ts'
import type { PageSeo } from '../subject/read-seo.ts'

const seoFinding = findingsOf('seo')

// What search engines show of them.
const mostTitle = 60
const mostDescription = 160

interface Rule {
  severity: Exclude<Severity, 'ok'>
  code: string
  isBroken(seo: SeoRecord): boolean
  message(pages: string): string
  fix: string
}

const rules: readonly Rule[] = [
  {
    severity: 'warning',
    code: 'seoTitleMissing',
    isBroken: ({ metaTitle }) => metaTitle === '',
    message: (pages) => `No meta_title: ${pages}. The site's name stands there instead.`,
    fix: 'Give these pages a meta_title at the platform.',
  },
  {
    severity: 'warning',
    code: 'seoDescriptionMissing',
    isBroken: ({ metaDesc }) => metaDesc === '',
    message: (pages) => `No meta_desc: ${pages}. Search engines choose a text themselves.`,
    fix: 'Give these pages a meta_desc at the platform.',
  },
  {
    severity: 'note',
    code: 'seoTitleLong',
    isBroken: ({ metaTitle }) => metaTitle.length > mostTitle,
    message: (pages) =>
      `A meta_title has more than ${mostTitle} characters: ${pages}. Search engines cut it.`,
    fix: 'Shorten it.',
  },
  {
    severity: 'note',
    code: 'seoDescriptionLong',
    isBroken: ({ metaDesc }) => metaDesc.length > mostDescription,
    message: (pages) =>
      `A meta_desc has more than ${mostDescription} characters: ${pages}. Search engines cut it.`,
    fix: 'Shorten it.',
  },
  {
    severity: 'note',
    code: 'seoEnglishMissing',
    isBroken: ({ itemName }) => itemName.en === '',
    message: (pages) => `No en_item_name: ${pages}.`,
    fix: 'Name these pages in English at the platform.',
  },
]

const localRule: Rule = {
  severity: 'note',
  code: 'seoLocalMissing',
  isBroken: ({ itemName }) => itemName.local === '',
  message: (pages) => `No local_item_name: ${pages}, and the brand offers a language beside English.`,
  fix: 'Name these pages in the local language at the platform.',
}

/** A page, with the id by which the operator finds its record. */
const recordName = ({ page, seo }: { page: string; seo: SeoRecord }) =>
  seo.id ? `${page} (${seo.id})` : page

/** The SEO records: what is missing, too long, or the same on several pages. */
export function examineSeo(
  records: readonly PageSeo[],
  { languages }: Pick<Startup, 'languages'>,
): Finding[] {
  if (records.length === 0)
    return [
      seoFinding.note({
        code: 'seoNotExamined',
        message: 'The SEO records were not examined, because the platform gives none of the home page.',
        fix: 'Cure the error of the contract, and examine again.',
      }),
    ]
  const found = records.flatMap(({ page, seo }) => (seo ? [{ page, seo }] : []))
  const applied = languages.some((code) => code !== 'EN') ? [...rules, localRule] : rules
  const findings = [
    ...findMissing(records),
    ...applied.flatMap((rule) => {
      const broken = found.filter(({ seo }) => rule.isBroken(seo)).map(recordName)
      if (broken.length === 0) return []
      return [
        seoFinding[rule.severity]({ code: rule.code, message: rule.message(someOf(broken)), fix: rule.fix }),
      ]
    }),
    ...findRepeated(found),
  ]
  if (findings.length > 0) return findings
  return [
    seoFinding.ok({
      code: 'seoComplete',
      message: `${counted(found.length, 'page')} with a title and a description of their own.`,
    }),
  ]
}

function findMissing(records: readonly PageSeo[]): Finding[] {
  const missing = records.filter(({ seo }) => seo === undefined).map(({ page }) => page)
  if (missing.length === 0) return []
  return [
    seoFinding.warning({
      code: 'seoRecordMissing',
      message: `The platform gives no SEO record of ${someOf(missing)}.`,
      fix: 'Enter one: until then these pages have the title of the site, and no description.',
    }),
  ]
}

function findRepeated(found: readonly { page: string; seo: SeoRecord }[]): Finding[] {
  const byTitle = Map.groupBy(
    found.filter(({ seo }) => seo.metaTitle !== ''),
    ({ seo }) => seo.metaTitle,
  )
  const repeated = [...byTitle.values()].filter((pages) => pages.length > 1)
  if (repeated.length === 0) return []
  const pages = repeated.flat().map(recordName)
  return [
    seoFinding.note({
      code: 'seoTitleRepeated',
      message: `Pages share a meta_title: ${someOf(pages)}. Search engines take them for one.`,
      fix: 'Give each page a title of its own.',
    }),
  ]
}
