import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { type PageName, pageNames } from '../../pages.ts'
import { LanguageCodeSchema } from './startup.ts'

/**
 * What a page shows of its SEO record (specification, section 3), in one language. Each text is empty where the record
 * has none in that language.
 */
export const Seo = z.object({
  /** Plain text for the browser's tab. */
  metaTitle: z.string(),
  /** What the page is called: the heading of its text. */
  itemName: z.string(),
  /** The page's text: sanitized HTML. */
  body: z.string(),
})
export type Seo = z.infer<typeof Seo>

/** The SEO record of one page on the brand's site, in a language; by default in English. */
export const getSeo = operation(
  {
    method: 'GET',
    path: '/api/seo',
    access: 'anyone',
    limit: 'reads',
    cache: 'seo',
    query: z.object({
      page: z.enum(pageNames as [PageName, ...PageName[]]),
      language: z.optional(LanguageCodeSchema),
    }),
    response: Seo,
  },
  {
    request: { query: { page: 'home', language: 'EN' } },
    response: {
      metaTitle: 'Luna Palace',
      itemName: 'Slots, live casino and sports',
      body: '<p>Play slots, live casino and sports with one balance.</p>',
    },
  },
)

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

/** Which documents of the operator can be read (specification, section 3, CMS info). */
export const Cms = z.object({
  /** True if any of the five of the specification is enabled. */
  status: z.boolean(),
  /** Those that are enabled. */
  documents: z.array(CmsDocumentName),
})
export type Cms = z.infer<typeof Cms>

/** Which documents there are, for the menus of all pages; the text of one is `getCmsDocument`. */
export const getCms = operation(
  {
    method: 'GET',
    path: '/api/cms',
    access: 'anyone',
    limit: 'reads',
    cache: 'cms',
    response: Cms,
  },
  {
    request: {},
    response: { status: true, documents: [...CmsDocumentName.options] },
  },
)

/** A document in one language: sanitized HTML, and the language it is written in (BCP 47). Empty when not enabled. */
export const CmsText = z.object({ enabled: z.boolean(), html: z.string(), language: z.string() })
export type CmsText = z.infer<typeof CmsText>

/** One of the operator's documents in the reader's language, or else in the language it exists in. */
export const getCmsDocument = operation(
  {
    method: 'GET',
    path: '/api/cms/{document}',
    access: 'anyone',
    limit: 'reads',
    cache: 'cms',
    params: z.object({ document: CmsDocumentName }),
    query: z.object({ language: LanguageCodeSchema }),
    response: CmsText,
  },
  {
    request: { params: { document: 'aboutUs' }, query: { language: 'EN' } },
    response: { enabled: true, html: '<h2>About us</h2><p>Who we are.</p>', language: 'en' },
  },
)
