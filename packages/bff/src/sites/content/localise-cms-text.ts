import type { LanguageCode } from '@marquee/contracts/languages'
import type { Cms } from '@marquee/contracts/site/get-cms'
import type { CmsDocumentName, CmsText } from '@marquee/contracts/site/get-cms-document'
import { localiseText } from './localise-text.ts'

// One object for each text, so that the bytes made of it are made once: cached values are frozen.
const made = new WeakMap<Cms, Map<string, CmsText>>()

/** A text of the brand as a reader of this language gets it. */
export function localiseCmsText(cms: Cms, document: CmsDocumentName, language: LanguageCode): CmsText {
  let texts = made.get(cms)
  if (!texts) {
    texts = new Map()
    made.set(cms, texts)
  }
  const key = `${document} ${language}`
  let text = texts.get(key)
  if (!text) {
    const nearest = localiseText(cms[document], language)
    text = { enabled: cms[document].enabled, html: nearest.text, language: nearest.language }
    texts.set(key, text)
  }
  return text
}
