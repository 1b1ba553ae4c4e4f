import type { PageName } from '@marquee/contracts/pages'
import { accountPages } from './account-pages.ts'
import { informationPages } from './information-pages.ts'
import { lobbyPages } from './lobby-pages.ts'
import type { PageRow } from './page-row.ts'

/** What a page says to search engines; `{site}` stands for the site's name. */
export interface PageTexts {
  enName: string
  localName: string
  description: string
  keywords: readonly string[]
}

// A page without a row does not compile.
const rows: Record<PageName, PageRow> = { ...lobbyPages, ...informationPages, ...accountPages }

/** The texts of every page by the page's name. */
export const pageTexts: Record<string, PageTexts | undefined> = Object.fromEntries(
  Object.entries(rows).map(([page, [enName, description, localName, keywords = '']]) => [
    page,
    {
      enName,
      localName,
      description,
      keywords: keywords.split(', ').filter(Boolean),
    },
  ]),
)
