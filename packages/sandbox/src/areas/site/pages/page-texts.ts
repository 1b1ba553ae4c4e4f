import { accountPages } from './account-pages.ts'
import { informationPages } from './information-pages.ts'
import { lobbyPages } from './lobby-pages.ts'

/** What a page says to search engines; `{site}` stands for the site's name. */
export interface PageTexts {
  enName: string
  localName: string
  description: string
  keywords: readonly string[]
}

/** The texts of every page by the page's name: its path without the leading slash, or `home`. */
export const pageTexts: Record<string, PageTexts | undefined> = Object.fromEntries(
  [...lobbyPages, ...informationPages, ...accountPages].map(
    ([page, enName, description, localName, keywords = '']) => [
      page,
      {
        enName,
        localName,
        description,
        keywords: keywords.split(', ').filter(Boolean),
      },
    ],
  ),
)
