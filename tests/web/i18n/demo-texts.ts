import { slotTexts } from '#demo-games/games/slot/slot-texts.ts'
import { greeting, notices } from '#sandbox/content/announcements.ts'
import { aboutUs } from '#sandbox/content/cms/about-us.ts'
import { banking } from '#sandbox/content/cms/banking.ts'
import { faqs } from '#sandbox/content/cms/faqs.ts'
import { privacyPolicy } from '#sandbox/content/cms/privacy-policy.ts'
import { responsibleGaming } from '#sandbox/content/cms/responsible-gaming.ts'
import { terms } from '#sandbox/content/cms/terms.ts'
import { pageTexts } from '#sandbox/content/page-texts.ts'
import { miniGames } from '#sandbox/mini-games/mini-games.ts'
import { history } from '#sandbox/players/seed-inbox.ts'
import { welcome } from '#sandbox/players/send-message.ts'

interface Trilingual {
  en: string
  local: string
  cn: string
}

const documents = { aboutUs, banking, faqs, privacyPolicy, responsibleGaming, terms }

const trilingual: [key: string, text: Trilingual][] = [
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

const pagesOf = (language: 'en' | 'local') =>
  Object.entries(pageTexts).flatMap(([page, texts]): [string, string][] =>
    texts
      ? [
          [`page ${page}`, texts[language].name],
          [`page ${page}, description`, texts[language].body],
        ]
      : [],
  )

/** The texts of the demo that players read, by what they are, without markup. */
export const demoTexts = {
  English: new Map([...ofLanguage('en'), ...pagesOf('en'), ...Object.entries(slotTexts.EN)]),
  Filipino: new Map([...ofLanguage('local'), ...pagesOf('local'), ...Object.entries(slotTexts.PHP)]),
  Chinese: new Map([...ofLanguage('cn'), ...Object.entries(slotTexts.CN)]),
}
