import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  offeredLanguages,
} from '@marquee/contracts/languages'
import { useTranslation } from 'react-i18next'

/** The language of the page. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation()
  return languageCodes.find((code) => offeredLanguages[code].tag === i18n.language) ?? defaultLanguage
}
