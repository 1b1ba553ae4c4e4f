import { accountPages } from './account-pages.ts'
import { informationPages } from './information-pages.ts'
import { lobbyPages } from './lobby-pages.ts'

/** A page's title and description for search engines; `{site}` stands for the site's name. */
interface PageText {
  name: string
  body: string
}

/** The texts of a page in English and in the local language. */
export interface PageTexts {
  en: PageText
  local: PageText
  keywords: readonly string[]
}

/** The texts of every page by the page's name: its path without the leading slash, or `home`. */
export const pageTexts: Record<string, PageTexts | undefined> = Object.fromEntries(
  [...lobbyPages, ...informationPages, ...accountPages].map(
    ([page, enName, enBody, localName, localBody, keywords = '']) => [
      page,
      {
        en: { name: enName, body: enBody },
        local: { name: localName, body: localBody },
        keywords: keywords.split(', ').filter(Boolean),
      },
    ],
  ),
)
