import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { type PageName, pageNames } from '../../pages.ts'
import { CmsDocumentName } from './document-name.ts'
import { LanguageCodeSchema } from './startup.ts'

/**
 * The SEO record of a page (specification, section 3). Every value is one line of plain text, empty where missing,
 * and must be escaped for the place it is inserted in; the bodies are sanitized HTML.
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

/** The SEO record of one page on the brand's site. For what a page shows of it, see `getPageText`. */
export const getSeo = operation(
  {
    method: 'GET',
    path: '/api/seo',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
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

/**
 * What a page shows of its SEO record (specification, section 3), in one language. Each text is empty where the record
 * has none in that language.
 */
export const PageText = z.object({
  /** Plain text for the browser's tab. */
  metaTitle: z.string(),
  /** What the page is called: the heading of its text. */
  itemName: z.string(),
  /** The page's text: sanitized HTML. */
  body: z.string(),
})
export type PageText = z.infer<typeof PageText>

/** What a page shows of its SEO record in a language. */
export const getPageText = operation(
  {
    method: 'GET',
    path: '/api/seo/text',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
    cache: 'seo',
    query: z.object({
      page: z.enum(pageNames as [PageName, ...PageName[]]),
      language: LanguageCodeSchema,
    }),
    response: PageText,
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

/**
 * A document of the operator: sanitized HTML in English, in the local language, and in Chinese from a platform that
 * sends three languages. Each is empty where missing.
 */
export const CmsDocument = z.object({
  enabled: z.boolean(),
  en: z.string(),
  local: z.string(),
  cn: z.string(),
})
export type CmsDocument = z.infer<typeof CmsDocument>

/** The operator's documents: five of the specification (section 3, CMS info), and the terms. */
export const Cms = z.object({
  /** True if any of the five is enabled. */
  status: z.boolean(),
  aboutUs: CmsDocument,
  privacyPolicy: CmsDocument,
  banking: CmsDocument,
  faqs: CmsDocument,
  responsibleGaming: CmsDocument,
  /** Not enabled for a platform that has no such document. */
  terms: CmsDocument,
})
export type Cms = z.infer<typeof Cms>

const about: CmsDocument = {
  enabled: true,
  en: '<p>About us</p>',
  local: '<p>Tungkol sa amin</p>',
  cn: '<p>关于我们</p>',
}

const off: CmsDocument = { enabled: false, en: '', local: '', cn: '' }

/** All documents of the operator, in all languages. For a page, see `getCmsDocument`; for menus, `getPublishedDocuments`. */
export const getCms = operation(
  {
    method: 'GET',
    path: '/api/cms',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
    cache: 'cms',
    response: Cms,
  },
  {
    request: {},
    response: {
      status: true,
      aboutUs: about,
      privacyPolicy: off,
      banking: off,
      faqs: off,
      responsibleGaming: off,
      terms: off,
    },
  },
)

/** Which documents of the operator can be read (specification, section 3, CMS info). */
export const PublishedDocuments = z.object({
  /** True if any of the five of the specification is enabled. */
  status: z.boolean(),
  /** Those that are enabled. */
  documents: z.array(CmsDocumentName),
})
export type PublishedDocuments = z.infer<typeof PublishedDocuments>

/** Which documents there are, for the menus of all pages; the text of one is `getCmsDocument`. */
export const getPublishedDocuments = operation(
  {
    method: 'GET',
    path: '/api/site/documents',
    access: 'anyone',
    limit: 'reads',
    shows: 'nowhere',
    cache: 'cms',
    response: PublishedDocuments,
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
    shows: 'part',
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
