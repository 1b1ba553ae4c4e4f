import type { CmsDocumentName } from '@marquee/contracts/areas/site/document-name'
import type { LanguageCode } from '@marquee/contracts/languages'
import { query } from '../api/query.ts'

/** The query of one of the operator's texts in a language. */
export function contentQuery(document: CmsDocumentName, language: LanguageCode) {
  return query('getCmsDocument', { params: { document }, query: { language } })
}
