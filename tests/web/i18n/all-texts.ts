import { money as chineseMoney } from '../../../packages/web/src/i18n/locales/cn/cashier/ui-money.ts'
import { locale as chinese } from '../../../packages/web/src/i18n/locales/cn/locale.ts'
import { rewardTexts as chineseRewards } from '../../../packages/web/src/i18n/locales/cn/rewards/ui-rewards.ts'
import { pageTexts as chinesePages } from '../../../packages/web/src/i18n/locales/cn/ui-pages.ts'
import { money as englishMoney } from '../../../packages/web/src/i18n/locales/en/cashier/ui-money.ts'
import { locale as english } from '../../../packages/web/src/i18n/locales/en/locale.ts'
import { rewardTexts as englishRewards } from '../../../packages/web/src/i18n/locales/en/rewards/ui-rewards.ts'
import { pageTexts as englishPages } from '../../../packages/web/src/i18n/locales/en/ui-pages.ts'
import { money as filipinoMoney } from '../../../packages/web/src/i18n/locales/php/cashier/ui-money.ts'
import { locale as filipino } from '../../../packages/web/src/i18n/locales/php/locale.ts'
import { rewardTexts as filipinoRewards } from '../../../packages/web/src/i18n/locales/php/rewards/ui-rewards.ts'
import { pageTexts as filipinoPages } from '../../../packages/web/src/i18n/locales/php/ui-pages.ts'

type Texts = { readonly [Key: string]: string | Texts }

/** The key (`ui.games.play`) and the text of each text in a tree. */
function flat(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}

// The texts that only some pages need are added to their group later.
const all = (texts: Texts, pages: Texts, ...areas: Texts[]) =>
  new Map([...flat(texts), ...flat(pages), ...areas.flatMap((area) => flat({ ui: area }))])

/** Every text of the client by its key, in each language. */
export const allTexts = {
  English: all(english, englishPages, englishMoney, englishRewards),
  Filipino: all(filipino, filipinoPages, filipinoMoney, filipinoRewards),
  Chinese: all(chinese, chinesePages, chineseMoney, chineseRewards),
}
