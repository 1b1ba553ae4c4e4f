import type { Cms, CmsDocumentName, CmsText } from '@marquee/contracts/areas/site/texts'
import type { LanguageCode } from '@marquee/contracts/languages'
import { localizeText } from './localize-text.ts'

// One object per text: serialized bytes are memoized by its identity. Cached values are frozen.
const localized = new WeakMap<Cms, Map<string, CmsText>>()

/** A CMS text of the brand in the language of a reader, memoized per value. */
export function localizeCmsText(cms: Cms, document: CmsDocumentName, language: LanguageCode): CmsText {
  let texts = localized.get(cms)
  if (!texts) {
    texts = new Map()
    localized.set(cms, texts)
  }
  const key = `${document} ${language}`
  let text = texts.get(key)
  if (!text) {
    const best = localizeText(cms[document], language)
    text = { enabled: cms[document].enabled, html: best.text, language: best.language }
    texts.set(key, text)
  }
  return text
}
