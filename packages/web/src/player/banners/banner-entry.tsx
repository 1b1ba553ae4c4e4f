import type { Banner } from '@marquee/contracts/site/list-banners'
import { type ReactNode, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { leadsToPage } from '../../brand/leads-to-page.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { onImageError } from '../../ui/media/on-image-error.ts'

/** A banner; one whose picture can't be loaded is left out. */
export function BannerEntry({ banner }: { banner: Banner }) {
  const [isBroken, setBroken] = useState(false)
  const watch = useCallback((image: HTMLImageElement | null) => {
    if (image) onImageError(image, () => setBroken(true))
  }, [])
  if (isBroken) return null
  const { imgUrl, imgUrlMobile, alt, link } = banner
  return (
    <li>
      <BannerLink to={link}>
        <picture>
          {imgUrlMobile ? <source media="(width < 640px)" srcSet={imgUrlMobile} /> : null}
          <img ref={watch} src={imgUrl} alt={alt} decoding="async" draggable={false} />
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
