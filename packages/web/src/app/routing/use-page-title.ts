import type { PageName } from '@marquee/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../api/query.ts'
import { useStartup } from '../../brand/startup-context.ts'

/**
 * Updates the document's title on navigation: to the brand's own (SEO), or to the page's name and the site's. The first
 * title came with the document and stays.
 */
export function usePageTitle(page: PageName | undefined): void {
  const { t } = useTranslation(['ui', '_m'])
  const { siteName } = useStartup().site
  const firstPage = useRef<PageName | undefined | null>(page)
  if (firstPage.current !== page) firstPage.current = null
  const isFirst = firstPage.current !== null
  const { data, isPending } = useQuery({
    ...query('getSeo', { query: { page: page ?? 'home' } }),
    enabled: page !== undefined && !isFirst,
  })
  useEffect(() => {
    if (isFirst || (page !== undefined && isPending)) return
    const name = page === undefined ? undefined : t(`_m:page.${page}`)
    document.title = data?.metaTitle || [name, siteName].filter(Boolean).join(' · ')
  }, [isFirst, page, isPending, data, siteName, t])
}
