import { offeredLanguages } from '@marquee/contracts/languages'
import { languageHref } from '../../../i18n/language-href.ts'
import { rememberLanguage } from '../../../i18n/remember-language.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { useAddress } from '../../../browser/use-address.ts'
import { Icon } from '../../../ui/media/icon.tsx'

/** The same page in each of the site's languages, as whole documents: each language has texts of its own to load. */
export function LanguageLinks() {
  const { languages } = useStartup()
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
            {offeredLanguages[code].name}
            {code === current ? <Icon name="check" /> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
