import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'

/**
 * English for readers of English, else the local text. Which language is local, the platform does not say: Chinese
 * characters are read by readers of Chinese alone, and the other way round. Answers its language as BCP 47.
 */
export function localiseText(
  { en, local }: { en: string; local: string },
  reader: LanguageCode,
): { text: string; language: string } {
  const localLanguage = /\p{Script=Han}/u.test(local) ? 'CN' : 'PHP'
  const english = { text: en, language: offeredLanguages.EN.tag }
  const own = { text: local, language: offeredLanguages[localLanguage].tag }
  if (isEmpty(en)) return isEmpty(local) ? { ...english, text: '' } : own
  return reader === localLanguage && !isEmpty(local) ? own : english
}

// What an editor leaves behind when it is emptied: `<p><br></p>`.
function isEmpty(html: string): boolean {
  return !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
