import { rewardTexts as chinese } from '#web/i18n/locales/cn/rewards/rewards.ts'
import { rewardTexts as english } from '#web/i18n/locales/en/rewards/rewards.ts'
import { rewardTexts as filipino } from '#web/i18n/locales/php/rewards/rewards.ts'

/** The texts of the pages of rewards, by the prefix of the language's addresses. */
export const rewardTexts = { '': english, '/php': filipino, '/cn': chinese } as const
