import { accountLines } from './pages/account-lines.ts'
import { houseLines } from './pages/house-lines.ts'
import { lobbyLines } from './pages/lobby-lines.ts'

/** A page's name and its description for search engines; `{site}` stands for the name of the site. */
interface PageText {
  name: string
  body: string
}

export interface PageTexts {
  en: PageText
  local: PageText
  keywords: readonly string[]
}

/** The texts of every page, by the page's name: its path without the slash, `home` for the first. */
export const pageTexts: Record<string, PageTexts | undefined> = Object.fromEntries(
  [...lobbyLines, ...houseLines, ...accountLines].map(
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
