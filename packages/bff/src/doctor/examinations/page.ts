import { isOpen } from '@marquee/contracts/areas/site/is-open'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import { defaultLanguage } from '@marquee/contracts/languages'
import { readTheme, standardTemplates } from '@marquee/contracts/templates'
import { seoRecord } from '../../areas/site/public-seo.ts'
import type { Representation } from '../../cache/representation.ts'
import { type Finding, findingsOf } from '../finding.ts'
import type { Subject } from '../subject/open-subject.ts'

const { error, warning, ok } = findingsOf('page')

/** The home page, and what keeps it from being a whole one. */
interface DrawnPage {
  document: Representation
  isComplete: boolean
  isThemed: boolean
}

/** Draws the home page as the gateway would send it. */
export async function drawHomePage(
  { brand, render, sites, ownTemplates }: Subject,
  startup: Startup,
): Promise<DrawnPage> {
  const known = new Map([...standardTemplates, ...ownTemplates.templates])
  const theme = readTheme(startup.site.themeCode, startup.site.themeColor, known)
  const seo = await sites.read(brand, seoRecord, { page: 'home' }).catch(() => undefined)
  const source = {
    brand,
    address: { language: defaultLanguage, basename: '', path: '/', page: 'home', query: '' },
    startup: { ok: true, value: startup, theme },
    seo: seo?.value,
  } as const
  const drawn = await render(source, async () => {})
  return { ...drawn, isThemed: typeof theme !== 'string' }
}

/**
 * Whether the home page can be drawn, with all that it shows.
 *
 * @param isKnownIncomplete whether the contract has errors, which leave parts of the page out
 */
export function examinePage(
  { document, isComplete, isThemed }: DrawnPage,
  startup: Startup,
  isKnownIncomplete: boolean,
): Finding[] {
  if (!isOpen(startup) || !isThemed) return []
  if (document.status !== 200)
    return [
      error({
        code: 'pageFailed',
        message: `The home page is answered with status ${document.status}, and shows an error.`,
        fix: 'Cure the other errors, and examine again.',
      }),
    ]
  if (!isComplete && isKnownIncomplete) return []
  if (!isComplete)
    return [
      warning({
        code: 'pageIncomplete',
        message: 'The home page lacks a part that the platform did not give.',
        fix: 'Examine again; where it lasts, look for the call in the log of the gateway.',
      }),
    ]
  const kilobytes = (document.body.length / 1000).toFixed(0)
  return [
    ok({
      code: 'pageDrawn',
      message: `The home page is drawn with all its parts: ${kilobytes} kB on the wire.`,
    }),
  ]
}
