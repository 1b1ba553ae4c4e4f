import { errorCodes } from '../../packages/contracts/src/problem.ts'
import { errors as chinese } from '../../packages/web/src/i18n/locales/cn/errors.ts'
import { pageErrors as chinesePages } from '../../packages/web/src/i18n/locales/cn/errors-pages.ts'
import { errors as english } from '../../packages/web/src/i18n/locales/en/errors.ts'
import { pageErrors as englishPages } from '../../packages/web/src/i18n/locales/en/errors-pages.ts'
import { errors as filipino } from '../../packages/web/src/i18n/locales/php/errors.ts'
import { pageErrors as filipinoPages } from '../../packages/web/src/i18n/locales/php/errors-pages.ts'

/** @typedef {import('../../packages/contracts/src/problem.ts').ErrorCode} ErrorCode */
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
