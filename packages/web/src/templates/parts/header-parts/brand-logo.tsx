import './brand-logo.css'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLogo, useStartup } from '../../../brand/startup-context.ts'
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
  const logo = useLogo()
  const picture = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    if (picture.current) onImageError(picture.current, () => setBroken(true))
  }, [])
  return logo && !broken ? (
    <img ref={picture} src={logo} alt={site.siteName} />
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
