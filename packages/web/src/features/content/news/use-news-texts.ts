import type { NewsItem } from '@marquee/contracts/areas/news'
import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import { useLanguage } from '../../../i18n/language.ts'
import { writtenIn } from '../../../i18n/written-in.ts'

/** The title and summary of a piece of news, in the page's language where it is written in it. */
export function useNewsTexts(item: NewsItem) {
  const code = writtenIn(useLanguage(), { EN: item.titleEn, PHP: item.titleLocal, CN: item.titleCn })
  const summaries: Record<LanguageCode, string> = {
    EN: item.summaryEn,
    PHP: item.summaryLocal,
    CN: item.summaryCn,
  }
  const titles: Record<LanguageCode, string> = { EN: item.titleEn, PHP: item.titleLocal, CN: item.titleCn }
  return { code, tag: offeredLanguages[code].tag, title: titles[code], summary: summaries[code] }
}
