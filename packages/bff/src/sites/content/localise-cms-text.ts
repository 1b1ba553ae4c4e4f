import type { LanguageCode } from '@marquee/contracts/languages'
import type { Cms, CmsDocument } from '@marquee/contracts/site/get-cms'
import type { CmsDocumentName, CmsText } from '@marquee/contracts/site/get-cms-document'
import { localiseText } from './localise-text.ts'

// One object per text: serialised bytes are memoised by its identity. Cached values are frozen.
const localised = new WeakMap<Cms, Map<string, CmsText>>()

const absent: CmsDocument = { enabled: false, en: '', local: '' }

/** A CMS text of the brand in the language of a reader, memoised per value. */
export function localiseCmsText(cms: Cms, document: CmsDocumentName, language: LanguageCode): CmsText {
  let texts = localised.get(cms)
  if (!texts) {
    texts = new Map()
    localised.set(cms, texts)
  }
  const key = `${document} ${language}`
  let text = texts.get(key)
  if (!text) {
    const written = cms[document] ?? absent
    const best = localiseText(written, language)
    text = { enabled: written.enabled, html: best.text, language: best.language }
    texts.set(key, text)
  }
  return text
}
