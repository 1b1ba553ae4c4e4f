import { allTexts } from '#web/i18n/load-texts.ts'

/** Every text of the client in each language. */
export const textsOf = await allTexts()
