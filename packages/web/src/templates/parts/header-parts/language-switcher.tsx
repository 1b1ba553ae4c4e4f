import './language-switcher.css'
import { offeredLanguages } from '@marquee/contracts/languages'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Disclosure } from './disclosure.tsx'
import { LanguageLinks } from './language-links.tsx'

/** Shows the page's language and opens the links to the others. */
export function LanguageSwitcher() {
  const { t } = useTranslation()
  const { name } = offeredLanguages[useLanguage()]
  return (
    <Disclosure
      className="language-switcher"
      label={t('site.languageIs', { name })}
      button={
        <>
          <Icon name="globe" />
          <span className="language-name">{name}</span>
        </>
      }
    >
      <LanguageLinks />
    </Disclosure>
  )
}
