import './brand-mark.css'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { onImageError } from '../../../ui/media/on-image-error.ts'

/** The brand's logo as the way home. Its name, set well, stands in where there is no picture or it does not load. */
export function BrandMark() {
  const { site } = useStartup()
  const picture = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    if (picture.current) onImageError(picture.current, () => setBroken(true))
  }, [])
  return (
    <Link className="brand-mark" to="/">
      {site.logo1 && !broken ? (
        <img ref={picture} src={site.logo1} alt={site.siteName} />
      ) : (
        <BrandName name={site.logoText || site.siteName} />
      )}
    </Link>
  )
}

/** The name in the brand's typeface, its last word in the brand's colour. */
function BrandName({ name }: { name: string }) {
  const cut = name.trim().lastIndexOf(' ') + 1
  return (
    <span className="brand-name" data-long={name.length > 16 || undefined}>
      {name.slice(0, cut)}
      <b>{name.slice(cut)}</b>
    </span>
  )
}
