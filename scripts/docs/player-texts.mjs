import { errors as chinese } from '#web/i18n/locales/cn/errors.ts'
import { ui as chineseUi } from '#web/i18n/locales/cn/locale.ts'
import { money as chineseMoney } from '#web/i18n/locales/cn/money/money.ts'
import { pageErrors as chinesePageErrors } from '#web/i18n/locales/cn/pages/errors.ts'
import { pages as chinesePages } from '#web/i18n/locales/cn/pages/pages.ts'
import { rewardTexts as chineseRewards } from '#web/i18n/locales/cn/rewards/rewards.ts'
import { validation as chineseValidation } from '#web/i18n/locales/cn/validation.ts'
import { errors as english } from '#web/i18n/locales/en/errors.ts'
import { ui as englishUi } from '#web/i18n/locales/en/locale.ts'
import { money as englishMoney } from '#web/i18n/locales/en/money/money.ts'
import { pageErrors as englishPageErrors } from '#web/i18n/locales/en/pages/errors.ts'
import { pages as englishPages } from '#web/i18n/locales/en/pages/pages.ts'
import { rewardTexts as englishRewards } from '#web/i18n/locales/en/rewards/rewards.ts'
import { validation as englishValidation } from '#web/i18n/locales/en/validation.ts'
import { errors as filipino } from '#web/i18n/locales/php/errors.ts'
import { ui as filipinoUi } from '#web/i18n/locales/php/locale.ts'
import { money as filipinoMoney } from '#web/i18n/locales/php/money/money.ts'
import { pageErrors as filipinoPageErrors } from '#web/i18n/locales/php/pages/errors.ts'
import { pages as filipinoPages } from '#web/i18n/locales/php/pages/pages.ts'
import { rewardTexts as filipinoRewards } from '#web/i18n/locales/php/rewards/rewards.ts'
import { validation as filipinoValidation } from '#web/i18n/locales/php/validation.ts'

/** @typedef {Readonly<Record<string, string>>} Texts */

const languages = {
  EN: {
    ...{ errors: english, pageErrors: englishPageErrors, ui: englishUi, money: englishMoney },
    ...{ pages: englishPages, rewards: englishRewards, validation: englishValidation },
  },
  PHP: {
    ...{ errors: filipino, pageErrors: filipinoPageErrors, ui: filipinoUi, money: filipinoMoney },
    ...{ pages: filipinoPages, rewards: filipinoRewards, validation: filipinoValidation },
  },
  CN: {
    ...{ errors: chinese, pageErrors: chinesePageErrors, ui: chineseUi, money: chineseMoney },
    ...{ pages: chinesePages, rewards: chineseRewards, validation: chineseValidation },
  },
}

/** What a player reads where something fails, by language; the names are those of `support/answer/seen.ts`. */
export const playerTexts = {
  EN: textsOf(languages.EN),
  PHP: textsOf(languages.PHP),
  CN: textsOf(languages.CN),
}

/** The file that `support` reads: the client's texts are no part of the gateway. */
export const playerTextsFile = () => `${JSON.stringify(playerTexts, null, 2)}\n`

/**
 * @param {(typeof languages)[keyof typeof languages]} texts
 * @returns {Texts}
 */
function textsOf({ errors, pageErrors, ui, money, pages, rewards, validation }) {
  const { check, refused } = money.cashier
  const { claims } = rewards
  return {
    ...errors,
    ...pageErrors,
    ...prefixed('money', refused),
    ...prefixed('claim', claims.refused),
    check: claims.checkingText,
    'check.createDeposit': `${check.checking.deposit} ${check.checking.text}`,
    'check.createWithdrawal': `${check.checking.withdrawal} ${check.checking.text}`,
    'check.cancelDeposit': money.cashier.cancel.checking,
    'check.cancelWithdrawal': money.cashier.cancel.checking,
    'check.addBank': money.banks.checkingAddition,
    'check.removeBank': money.banks.checkingRemoval,
    'check.submitKyc': pages.kyc.lost,
    'check.claimInbox': pages.inbox.unsure,
    'check.placeMiniGameBet': `${pages.minigame.unsure} ${pages.minigame.unsureText}`,
    'check.claimMiniGameReward': `${pages.minigame.unsure} ${pages.minigame.unsureText}`,
    'check.redeemPromoCode': rewards.promotions.code.unsure,
    part: ui.app.serverHelp,
    wait: ui.login.tooMany,
    wrongPassword: validation.wrongPassword,
    pageNotFound: ui.app.notFoundTitle,
    unreachable: `${pages.closed.unreachableTitle} ${pages.closed.unreachableText}`,
  }
}

/**
 * @param {string} prefix
 * @param {Texts} texts
 * @returns {Texts}
 */
function prefixed(prefix, texts) {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text]))
}
