import { offeredLanguages } from '@marquee/contracts/languages'
import { useEffect, useRef, useState } from 'react'
import { useStartup } from '../../../brand/startup-context.ts'
import { useAddress } from '../../../browser/use-client-value.ts'
import { languageHref, rememberLanguage, useLanguage } from '../../../i18n/language.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { onImageError } from '../../../ui/media/on-image-error.ts'

/** Links to this page in each of the site's languages. They load a new document, which brings the language's texts. */
export function LanguageLinks() {
  const { languages, languageIcons } = useStartup()
  const current = useLanguage()
  const address = useAddress()
  return (
    <ul className="language-links">
      {languages.map((code) => (
        <li key={code}>
          <a
            href={languageHref(code, address)}
            hrefLang={offeredLanguages[code].tag}
            lang={offeredLanguages[code].tag}
            aria-current={code === current || undefined}
            onClick={() => rememberLanguage(code)}
          >
            <LanguageIcon address={languageIcons[code]} />
            {offeredLanguages[code].name}
            {code === current ? <Icon name="check" /> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The platform's picture of a language, beside its name; nothing where there is none, or it fails to load. */
function LanguageIcon({ address }: { address: string | undefined }) {
  const picture = useRef<HTMLImageElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (picture.current) onImageError(picture.current, () => setBroken(true))
  }, [])
  if (!address || isBroken) return null
  return <img ref={picture} className="language-icon" src={address} alt="" loading="lazy" />
}
