import { offeredLanguages } from '@marquee/contracts/languages'
import { useStartup } from '../../../brand/startup-context.ts'
import { useAddress } from '../../../browser/use-client-value.ts'
import { languageHref, rememberLanguage, useLanguage } from '../../../i18n/language.ts'
import { Icon } from '../../../ui/media/icon.tsx'

/** Links to this page in each of the site's languages. They load a new document, which brings the language's texts. */
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
