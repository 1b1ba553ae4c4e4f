import { allTexts } from '#web/i18n/load-texts.ts'

/** @typedef {Readonly<Record<string, string>>} Texts */

/** What a player reads where something fails, by language; the names are those of `support/answer/seen.ts`. */
export const playerTexts = /** @type {Record<import('@marquee/contracts/languages').LanguageCode, Texts>} */ (
  Object.fromEntries(Object.entries(await allTexts()).map(([language, texts]) => [language, textsOf(texts)]))
)

/** The file that `support` reads: the client's texts are no part of the gateway. */
export const playerTextsFile = () => `${JSON.stringify(playerTexts, null, 2)}\n`

/**
 * @param {import('#web/i18n/locale.ts').Texts} texts
 * @returns {Texts}
 */
function textsOf({ errors, ui, validation }) {
  const { banks, claims } = ui
  const { check, refused } = ui.cashier
  const { code } = ui.promotions
  return {
    ...errors,
    ...prefixed('money', refused),
    ...prefixed('claim', claims.refused),
    'addBank.duplicateAccount': banks.duplicate,
    'addBank.nameMismatch': banks.nameMismatch,
    'addBank.methodUnavailable': banks.unavailable,
    'addBank.limitReached': banks.full,
    'addBank.kycRequired': banks.kycRequired,
    'removeBank.pendingExists': banks.pendingWithdrawal,
    'removeBank.notEligible': banks.cantRemove,
    'launchGame.gameMaintenance': ui.play.maintenanceText,
    'submitKyc.nameMismatch': ui.kyc.nameMismatch,
    'submitKyc.notEligible': ui.kyc.notNow,
    'redeemPromoCode.invalidInput': code.invalidInput,
    'redeemPromoCode.notFound': code.notFound,
    'redeemPromoCode.expired': code.expired,
    'redeemPromoCode.alreadyClaimed': code.alreadyClaimed,
    'redeemPromoCode.notEligible': code.notEligible,
    'redeemPromoCode.limitReached': code.limitReached,
    check: claims.checkingText,
    'check.createDeposit': `${check.checking.deposit} ${check.checking.text}`,
    'check.createWithdrawal': `${check.checking.withdrawal} ${check.checking.text}`,
    'check.cancelDeposit': ui.cashier.cancel.checking,
    'check.cancelWithdrawal': ui.cashier.cancel.checking,
    'check.addBank': ui.banks.checkingAddition,
    'check.removeBank': ui.banks.checkingRemoval,
    'check.submitKyc': ui.kyc.lost,
    'check.claimInbox': ui.inbox.unsure,
    'check.placeMiniGameBet': `${ui.minigame.unsure} ${ui.minigame.unsureText}`,
    'check.claimMiniGameReward': `${ui.minigame.unsure} ${ui.minigame.unsureText}`,
    'check.redeemPromoCode': code.unsure,
    'check.launchGame': ui.play.checkingText,
    part: ui.app.serverHelp,
    wait: ui.login.tooMany,
    wrongPassword: validation.wrongPassword,
    pageNotFound: ui.app.notFoundTitle,
    unreachable: `${ui.closed.unreachableTitle} ${ui.closed.unreachableText}`,
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
