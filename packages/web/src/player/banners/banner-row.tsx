import type { BannerPosition } from '@marquee/contracts/site/list-banners'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import './banner-row.css'
import { useStartup } from '../../brand/startup-context.ts'
import { lazyComponent } from '../../browser/import-chunk.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useAccountStatus } from '../use-account-status.ts'
import { bannersQuery } from './banners-query.ts'

// The server has drawn the banners by the time that their code arrives.
const BannerEntry = lazyComponent(async () => (await import('./banner-entry.tsx')).BannerEntry)

/**
 * The operator's banners for a place on the site. Nothing without any, and for a player whom responsible gaming stops:
 * banners advertise.
 */
export function BannerRow({ position }: { position: BannerPosition }) {
  const { t } = useTranslation()
  const isOffered = useStartup().capabilities.includes('banners')
  const isStopped = (useAccountStatus().data?.blockers ?? []).length > 0
  const { data } = useQuery({
    ...bannersQuery(position, useLanguage()),
    enabled: isOffered,
    // A page without its banners is whole.
    meta: { shownInPlace: true },
  })
  const banners = data?.items ?? []
  if (isStopped || banners.length === 0) return null
  return (
    <ul className="banner-row" aria-label={t('site.hero.highlights')}>
      <Suspense>
        {banners.map((banner) => (
          <BannerEntry key={`${banner.imgUrl} ${banner.link}`} banner={banner} />
        ))}
      </Suspense>
    </ul>
  )
}
