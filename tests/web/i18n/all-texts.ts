import { care as chineseCare } from '../../../packages/web/src/i18n/locales/cn/care/ui-care.ts'
import { help as chineseHelp } from '../../../packages/web/src/i18n/locales/cn/care/ui-help.ts'
import { money as chineseMoney } from '../../../packages/web/src/i18n/locales/cn/cashier/ui-money.ts'
import { locale as chinese } from '../../../packages/web/src/i18n/locales/cn/locale.ts'
import { pageTexts as chinesePages } from '../../../packages/web/src/i18n/locales/cn/ui-pages.ts'
import { care as englishCare } from '../../../packages/web/src/i18n/locales/en/care/ui-care.ts'
import { help as englishHelp } from '../../../packages/web/src/i18n/locales/en/care/ui-help.ts'
import { money as englishMoney } from '../../../packages/web/src/i18n/locales/en/cashier/ui-money.ts'
import { locale as english } from '../../../packages/web/src/i18n/locales/en/locale.ts'
import { pageTexts as englishPages } from '../../../packages/web/src/i18n/locales/en/ui-pages.ts'
import { care as filipinoCare } from '../../../packages/web/src/i18n/locales/php/care/ui-care.ts'
import { help as filipinoHelp } from '../../../packages/web/src/i18n/locales/php/care/ui-help.ts'
import { money as filipinoMoney } from '../../../packages/web/src/i18n/locales/php/cashier/ui-money.ts'
import { locale as filipino } from '../../../packages/web/src/i18n/locales/php/locale.ts'
import { pageTexts as filipinoPages } from '../../../packages/web/src/i18n/locales/php/ui-pages.ts'

type Texts = { readonly [Key: string]: string | Texts }

/** The key (`ui.games.play`) and the text of each text in a tree. */
function flat(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}

// The texts that only some pages need are added to their group later.
const all = (texts: Texts, pages: Texts, later: Texts) =>
  new Map([...flat(texts), ...flat(pages), ...flat({ ui: later })])

/** Every text of the client by its key, in each language. */
export const allTexts = {
  English: all(english, englishPages, { ...englishMoney, care: englishCare, help: englishHelp }),
  Filipino: all(filipino, filipinoPages, { ...filipinoMoney, care: filipinoCare, help: filipinoHelp }),
  Chinese: all(chinese, chinesePages, { ...chineseMoney, care: chineseCare, help: chineseHelp }),
}
