import './brand-logo.css'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { onImageError } from '../../../ui/media/on-image-error.ts'

/** The brand's logo, linked to the home page. */
export function BrandLogo() {
  return (
    <Link className="brand-mark" to="/">
      <BrandMark />
    </Link>
  )
}

/** The brand's logo. The brand's name replaces a logo that is missing or fails to load. */
export function BrandMark() {
  const { site } = useStartup()
  const picture = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    if (picture.current) onImageError(picture.current, () => setBroken(true))
  }, [])
  return site.logo1 && !broken ? (
    <img ref={picture} src={site.logo1} alt={site.siteName} />
  ) : (
    <BrandName name={site.logoText || site.siteName} />
  )
}

/** The name in the display typeface, with its last word in the brand's color. */
function BrandName({ name }: { name: string }) {
  const lastWordAt = name.trim().lastIndexOf(' ') + 1
  return (
    <span className="brand-name" data-long={name.length > 16 || undefined}>
      {name.slice(0, lastWordAt)}
      <b>{name.slice(lastWordAt)}</b>
    </span>
  )
}
