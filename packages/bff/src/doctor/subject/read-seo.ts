import type { Startup } from '@marquee/contracts/areas/site/startup'
import { isOffered, type PageName, pageNames, pages } from '@marquee/contracts/pages'
import pLimit from 'p-limit'
import { seoRecord } from '../../areas/site/public-seo.ts'
import type { SeoRecord } from '../../platform/site/seo.ts'
import type { Subject } from './open-subject.ts'

/** The SEO record of a page that search engines may index; undefined where the platform has none. */
export interface PageSeo {
  page: PageName
  seo: SeoRecord | undefined
}

const atOnce = 4

/** Reads the records of all pages that search engines may index; none where not even that of the home page is given. */
export async function readSeo(
  { brand, sites }: Pick<Subject, 'brand' | 'sites'>,
  { capabilities }: Startup,
): Promise<PageSeo[]> {
  const read = (page: PageName) =>
    sites.read(brand, seoRecord, { page }).then(
      ({ value }) => value,
      () => undefined,
    )
  if (!(await read('home'))) return []
  const limit = pLimit(atOnce)
  const indexed = pageNames.filter((page) => pages[page].access === 'open' && isOffered(page, capabilities))
  return Promise.all(indexed.map((page) => limit(async () => ({ page, seo: await read(page) }))))
}
