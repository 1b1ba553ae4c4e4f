import { errorCodes } from '@marquee/contracts/problem'
import { errors as chinese } from '#web/i18n/locales/cn/errors.ts'
import { pageErrors as chinesePages } from '#web/i18n/locales/cn/pages/errors.ts'
import { errors as english } from '#web/i18n/locales/en/errors.ts'
import { pageErrors as englishPages } from '#web/i18n/locales/en/pages/errors.ts'
import { errors as filipino } from '#web/i18n/locales/php/errors.ts'
import { pageErrors as filipinoPages } from '#web/i18n/locales/php/pages/errors.ts'

/** @typedef {import('@marquee/contracts/problem').ErrorCode} ErrorCode */
/** @typedef {Readonly<Record<ErrorCode, string>>} Texts */

/** @type {Record<'EN' | 'PHP' | 'CN', Texts>} */
const texts = {
  EN: { ...english, ...englishPages },
  PHP: { ...filipino, ...filipinoPages },
  CN: { ...chinese, ...chinesePages },
}

/** What a player reads for each error code, by language. */
export const playerTexts = { EN: ofCodes(texts.EN), PHP: ofCodes(texts.PHP), CN: ofCodes(texts.CN) }

/** The file that `support` reads: the client's texts are no part of the gateway. */
export const playerTextsFile = () => `${JSON.stringify(playerTexts, null, 2)}\n`

/**
 * @param {Texts} all
 * @returns {Texts}
 */
function ofCodes(all) {
  const codes = /** @type {ErrorCode[]} */ (Object.keys(errorCodes))
  return /** @type {Texts} */ (Object.fromEntries(codes.map((code) => [code, all[code]])))
}
