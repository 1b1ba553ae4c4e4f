import { type LanguageCode, offeredLanguages } from '@marquee/contracts/languages'
import type { Cms, CmsDocument } from '@marquee/contracts/site/get-cms'
import type { CmsDocumentName, CmsText } from '@marquee/contracts/site/get-cms-document'

// One object for each text, so that the bytes made of it are made once: cached values are frozen.
const made = new WeakMap<Cms, Map<string, CmsText>>()

/** A text of the brand as a reader of this language gets it. */
export function cmsText(cms: Cms, document: CmsDocumentName, language: LanguageCode): CmsText {
  let texts = made.get(cms)
  if (!texts) {
    texts = new Map()
    made.set(cms, texts)
  }
  const key = `${document} ${language}`
  let text = texts.get(key)
  if (!text) {
    text = { enabled: cms[document].enabled, ...bodyFor(cms[document], language) }
    texts.set(key, text)
  }
  return text
}

/**
 * English for readers of English, else the local body. Which language is local, the platform does not say: Chinese
 * characters are read by readers of Chinese alone, and the other way round.
 */
function bodyFor({ en, local }: CmsDocument, language: LanguageCode): { html: string; language: string } {
  const localLanguage = /\p{Script=Han}/u.test(local) ? 'CN' : 'PHP'
  const english = { html: en, language: offeredLanguages.EN.tag }
  const own = { html: local, language: offeredLanguages[localLanguage].tag }
  if (isEmpty(en)) return isEmpty(local) ? { ...english, html: '' } : own
  return language === localLanguage && !isEmpty(local) ? own : english
}

// What an editor leaves behind when it is emptied: `<p><br></p>`.
function isEmpty(html: string): boolean {
  return !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
