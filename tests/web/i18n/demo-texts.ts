import { gameTexts } from '#demo-games/games/texts.ts'
import { welcome } from '#sandbox/areas/inbox/message.ts'
import { miniGames } from '#sandbox/areas/mini-games/mini-games.ts'
import { greeting, notices } from '#sandbox/areas/site/announcements.ts'
import { aboutUs } from '#sandbox/areas/site/documents/about-us.ts'
import { banking } from '#sandbox/areas/site/documents/banking.ts'
import { faqs } from '#sandbox/areas/site/documents/faqs.ts'
import { privacyPolicy } from '#sandbox/areas/site/documents/privacy-policy.ts'
import { responsibleGaming } from '#sandbox/areas/site/documents/responsible-gaming.ts'
import { terms } from '#sandbox/areas/site/documents/terms.ts'
import { pageArticles } from '#sandbox/areas/site/pages/page-articles.ts'
import { pageTexts } from '#sandbox/areas/site/pages/page-texts.ts'
import { history } from '#sandbox/seed/seed-inbox.ts'

interface Trilingual {
  en: string
  local: string
  cn: string
}

const documents = { aboutUs, banking, faqs, privacyPolicy, responsibleGaming, terms }

const trilingual: [key: string, text: Trilingual][] = [
  ...Object.entries(pageArticles).flatMap(([page, article]): [string, Trilingual][] =>
    article
      ? (['name', 'body'] as const).map((part) => [
          `article ${page}, ${part}`,
          { en: article.en[part], local: article.local[part], cn: article.cn[part] },
        ])
      : [],
  ),
  ...[...notices, greeting].map((text): [string, Trilingual] => [`announcement ${text.id}`, text]),
  ...Object.entries(documents).flatMap(([name, text]): [string, Trilingual][] => [
    [`document ${name}`, text],
    ...(text.cashier ? [[`document ${name}, cashier`, text.cashier] satisfies [string, Trilingual]] : []),
  ]),
  ...[welcome, ...history].flatMap(({ title, body }): [string, Trilingual][] => [
    [`message ${title.en}`, title],
    [`message ${title.en}, body`, body],
  ]),
  ...miniGames.flatMap(({ name, prizes }) =>
    [name, ...prizes.map(({ label }) => label)].map(({ en, php, cn }): [string, Trilingual] => [
      `mini-game ${en}`,
      { en, local: php, cn },
    ]),
  ),
]

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ')
const ofLanguage = (language: keyof Trilingual) =>
  trilingual.map(([key, text]): [string, string] => [key, withoutTags(text[language])])

const textsOfGames = (language: keyof typeof gameTexts) =>
  Object.entries(gameTexts[language]).flatMap(([game, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`game ${game}, ${key}`, text]),
  )

const pages = Object.entries(pageTexts).flatMap(([page, texts]) => (texts ? [{ page, ...texts }] : []))

/** The texts of the demo that players read, by what they are, without markup. */
export const demoTexts = {
  English: new Map([
    ...ofLanguage('en'),
    ...pages.map(({ page, enName }) => [`page ${page}`, enName] as const),
    ...pages.map(({ page, description }) => [`page ${page}, description`, description] as const),
    ...textsOfGames('EN'),
  ]),
  Filipino: new Map([
    ...ofLanguage('local'),
    ...pages.map(({ page, localName }) => [`page ${page}`, localName] as const),
    ...textsOfGames('PHP'),
  ]),
  Chinese: new Map([...ofLanguage('cn'), ...textsOfGames('CN')]),
}
