import * as z from 'zod/mini'
import { type Example, operation } from '../operation.ts'
import { LanguageCodeSchema } from './get-startup.ts'

/** The names of the operator's texts. */
export const CmsDocumentName = z.enum(['aboutUs', 'privacyPolicy', 'banking', 'faqs', 'responsibleGaming'])
export type CmsDocumentName = z.infer<typeof CmsDocumentName>

/** One text as a page shows it: sanitised HTML and the language (BCP 47) that it is written in. */
export const CmsText = z.object({ enabled: z.boolean(), html: z.string(), language: z.string() })
export type CmsText = z.infer<typeof CmsText>

/**
 * One of the operator's texts in the reader's language, else in the other one that it is written in. A page asks
 * for what it shows alone: the five documents in two languages are more than the rest of a page.
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
