import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { LanguageCodeSchema } from './get-startup.ts'

/** The names of the operator's documents: five of the specification (section 3, CMS info), and the terms. */
export const CmsDocumentName = z.enum([
  'aboutUs',
  'privacyPolicy',
  'banking',
  'faqs',
  'responsibleGaming',
  'terms',
])
export type CmsDocumentName = z.infer<typeof CmsDocumentName>

/** A document in one language: sanitized HTML, and the language it is written in (BCP 47). Empty when not enabled. */
export const CmsText = z.object({ enabled: z.boolean(), html: z.string(), language: z.string() })
export type CmsText = z.infer<typeof CmsText>

/**
 * One of the operator's documents in the reader's language, or else in the language it exists in. Pages use this
 * rather than `getCms`, which has all documents in all languages and is larger than a page.
 */
export const getCmsDocument = operation({
  method: 'GET',
  path: '/api/cms/{document}',
  access: 'anyone',
  limit: 'reads',
  cache: 'cms',
  params: z.object({ document: CmsDocumentName }),
  query: z.object({ language: LanguageCodeSchema }),
  response: CmsText,
})

export const getCmsDocumentExample: Example<typeof getCmsDocument> = {
  request: { params: { document: 'aboutUs' }, query: { language: 'EN' } },
  response: { enabled: true, html: '<h2>About us</h2><p>Who we are.</p>', language: 'en' },
}
