import type { Banner, BannerPosition } from '@marquee/contracts/areas/site/notices'
import { leadsToPage } from '@marquee/contracts/leads-to-page'
import { pictureSources } from '@marquee/contracts/pictures'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import './banner-row.css'
import { useStartup } from '../../brand/startup-context.ts'
import { useHydrated } from '../../browser/use-client-value.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { onImageError } from '../../ui/media/on-image-error.ts'
import { onImageShown } from '../../ui/media/on-image-shown.ts'
import { Underlay } from '../../ui/media/underlay.tsx'
import { useAccountStatus } from '../use-account-status.ts'
import { bannersQuery } from './banners-query.ts'

/**
 * The operator's banners for a place on the site. Nothing without any, and for a player whom responsible gaming stops:
 * banners advertise.
 */
export function BannerRow({ position }: { position: BannerPosition }) {
  const { t } = useTranslation()
  const isOffered = useStartup().capabilities.includes('banners')
  const { data: account } = useAccountStatus()
  // The row may be hydrated after the account has loaded, which the server's document does not know.
  const isStopped = useHydrated() && (account?.blockers ?? []).length > 0
  const { data, isLoading } = useQuery({
    ...bannersQuery(position, useLanguage()),
    enabled: isOffered,
  })
  if (isLoading) return <Skeleton className="banner banner-loading" />
  const banners = data?.items ?? []
  if (isStopped || banners.length === 0) return null
  return (
    <ul className="banner-row" aria-label={t('site.hero.highlights')}>
      {banners.map((banner) => (
        <BannerEntry key={`${banner.imgUrl} ${banner.link}`} banner={banner} />
      ))}
    </ul>
  )
}

// Two beside each other, or most of a phone's width so that the next one shows.
const bannerSizes = '(width < 768px) 86vw, 50vw'

/** A banner; one whose picture can't be loaded is left out. */
function BannerEntry({ banner }: { banner: Banner }) {
  const [isBroken, setBroken] = useState(false)
  const [isShown, setShown] = useState(false)
  const watch = useCallback((image: HTMLImageElement | null) => {
    if (!image) return
    onImageError(image, () => setBroken(true))
    onImageShown(image, () => setShown(true))
  }, [])
  if (isBroken) return null
  const { imgUrl, imgUrlMobile, alt, link } = banner
  return (
    <li>
      <BannerLink to={link}>
        {isShown ? null : <Underlay src={imgUrl} narrowSrc={imgUrlMobile} />}
        <picture>
          {imgUrlMobile ? (
            <source
              media="(width < 640px)"
              srcSet={pictureSources(imgUrlMobile) ?? imgUrlMobile}
              sizes={bannerSizes}
            />
          ) : null}
          <img
            ref={watch}
            src={imgUrl}
            srcSet={pictureSources(imgUrl)}
            sizes={bannerSizes}
            alt={alt}
            decoding="async"
            draggable={false}
          />
        </picture>
      </BannerLink>
    </li>
  )
}

/** Leads to a page that the brand has, or to another site in a new tab; a picture alone where there is neither. */
function BannerLink({ to, children }: { to: string; children: ReactNode }) {
  const { capabilities } = useStartup()
  if (to === '' || (to.startsWith('/') && !leadsToPage(to, capabilities)))
    return <span className="banner">{children}</span>
  if (to.startsWith('/'))
    return (
      <Link className="banner" to={to}>
        {children}
      </Link>
    )
  return (
    <a className="banner" href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
