import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'

/**
 * Picks the local text for readers of its language, else English. The platform does not name the local language: text
 * with Chinese characters is Chinese, any other is Filipino.
 *
 * @returns the text and its language as a BCP 47 tag
 */
export function localiseText(
  { en, local }: { en: string; local: string },
  reader: LanguageCode,
): { text: string; language: string } {
  const localLanguage = /\p{Script=Han}/u.test(local) ? 'CN' : 'PHP'
  const english = { text: en, language: offeredLanguages.EN.tag }
  const localText = { text: local, language: offeredLanguages[localLanguage].tag }
  if (isEmpty(en)) return isEmpty(local) ? { ...english, text: '' } : localText
  return reader === localLanguage && !isEmpty(local) ? localText : english
}

// An emptied rich-text editor leaves markup behind, such as `<p><br></p>`.
function isEmpty(html: string): boolean {
  return !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
