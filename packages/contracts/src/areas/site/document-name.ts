import * as z from 'zod/mini'

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
