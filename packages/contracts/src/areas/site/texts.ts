import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { type PageName, pageNames } from '../../pages.ts'
import { LanguageCodeSchema } from './startup.ts'

/**
 * The SEO record of a page (specification, section 3). Every value is one line of plain text, empty where missing,
 * and must be escaped for the place it is inserted in.
 */
export const Seo = z.object({
  id: z.string(),
  pageName: z.string(),
  enItemName: z.string(),
  enBody: z.string(),
  localItemName: z.string(),
  localBody: z.string(),
  metaTitle: z.string(),
  metaDesc: z.string(),
  metaKeywords: z.string(),
  metaUrl: z.string(),
  metaCanonical: z.string(),
  metaAuthor: z.string(),
  metaPublisher: z.string(),
  metaLang: z.string(),
  metaImageUrl: z.string(),
})
export type Seo = z.infer<typeof Seo>

/** The SEO record of one page on the brand's site. */
export const getSeo = operation(
  {
    method: 'GET',
    path: '/api/seo',
    access: 'anyone',
    limit: 'reads',
    cache: 'seo',
    query: z.object({ page: z.enum(pageNames as [PageName, ...PageName[]]) }),
    response: Seo,
  },
  {
    request: { query: { page: 'home' } },
    response: {
      id: '1',
      pageName: 'home',
      enItemName: 'Home',
      enBody: '',
      localItemName: 'Home',
      localBody: '',
      metaTitle: 'Luna Palace',
      metaDesc: 'Slots, live casino and sports.',
      metaKeywords: 'slots, casino',
      metaUrl: '',
      metaCanonical: '',
      metaAuthor: 'Luna Palace',
      metaPublisher: 'Luna Palace',
      metaLang: 'en',
      metaImageUrl: '',
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
