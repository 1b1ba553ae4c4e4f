import type { Seo } from '@marquee/contracts/areas/site/texts'
import type { PageName } from '@marquee/contracts/pages'
import * as z from 'zod/mini'
import { field } from '../../upstream/decoding/field.ts'
import { flag, markup, orNone, readText } from '../../upstream/decoding/field-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'

// The terms and the Chinese bodies are an extension of ours: the specification has five documents in English and one
// local language.
const CmsRecord = z.object({
  en_about_us_body: markup(),
  local_about_us_body: markup(),
  cn_about_us_body: orNone(markup()),
  about_us_status: flag(),
  en_privacy_policy_body: markup(),
  local_privacy_policy_body: markup(),
  cn_privacy_policy_body: orNone(markup()),
  privacy_policy_status: flag(),
  en_banking_body: markup(),
  local_banking_body: markup(),
  cn_banking_body: orNone(markup()),
  banking_status: flag(),
  en_faqs_body: markup(),
  local_faqs_body: markup(),
  cn_faqs_body: orNone(markup()),
  faqs_status: flag(),
  en_responsible_gaming_body: markup(),
  local_responsible_gaming_body: markup(),
  cn_responsible_gaming_body: orNone(markup()),
  responsible_gaming_status: flag(),
  en_terms_body: orNone(markup()),
  local_terms_body: orNone(markup()),
  cn_terms_body: orNone(markup()),
  terms_status: orNone(flag()),
})
type RawCms = z.infer<typeof CmsRecord>
type DocumentName = 'about_us' | 'privacy_policy' | 'banking' | 'faqs' | 'responsible_gaming' | 'terms'

/** A document in English, in the local language, and in Chinese from a platform that sends three; each empty where missing. */
const Document = z.object({ enabled: z.boolean(), en: z.string(), local: z.string(), cn: z.string() })
type Document = z.infer<typeof Document>

/** The operator's documents in every language: HTML. */
export const CmsTexts = z.object({
  /** True if any of the five of the specification is enabled. */
  status: z.boolean(),
  aboutUs: Document,
  privacyPolicy: Document,
  banking: Document,
  faqs: Document,
  responsibleGaming: Document,
  /** Not enabled for a platform that has no such document. */
  terms: Document,
})
export type CmsTexts = z.infer<typeof CmsTexts>

/** The operator's texts, as written: their HTML is not sanitized here. */
export const cms = platformCall({
  path: '/api/settings/siteinfodetail',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  record: 'cms',
  response: CmsRecord,
  read(raw): CmsTexts {
    const documents = {
      aboutUs: document(raw, 'about_us'),
      privacyPolicy: document(raw, 'privacy_policy'),
      banking: document(raw, 'banking'),
      faqs: document(raw, 'faqs'),
      responsibleGaming: document(raw, 'responsible_gaming'),
    }
    const status = Object.values(documents).some(({ enabled }) => enabled)
    return { status, ...documents, terms: document(raw, 'terms') }
  },
})

function document(raw: RawCms, name: DocumentName): Document {
  return {
    enabled: raw[`${name}_status`] ?? false,
    en: raw[`en_${name}_body`] ?? '',
    local: raw[`local_${name}_body`] ?? '',
    cn: raw[`cn_${name}_body`] ?? '',
  }
}

// The texts are placed in attributes and headers, where a line break would start a new one.
const line = () => field('string', readLine, '')

/** The SEO record of a page. Each text is a single line; it must be escaped where it is used. */
export const seo = platformCall({
  path: '/api/seo',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ page }: { page: PageName }) => ({ page_name: page }),
  record: 'seo',
  response: z.object({
    id: line(),
    page_name: line(),
    en_item_name: line(),
    en_body: line(),
    local_item_name: line(),
    local_body: line(),
    meta_title: line(),
    meta_desc: line(),
    meta_keywords: line(),
    meta_url: line(),
    meta_canonical: line(),
    meta_author: line(),
    meta_publisher: line(),
    meta_lang: line(),
    meta_image_url: line(),
  }),
  read: (raw): Seo => ({
    id: raw.id,
    pageName: raw.page_name,
    enItemName: raw.en_item_name,
    enBody: raw.en_body,
    localItemName: raw.local_item_name,
    localBody: raw.local_body,
    metaTitle: raw.meta_title,
    metaDesc: raw.meta_desc,
    metaKeywords: raw.meta_keywords,
    metaUrl: raw.meta_url,
    metaCanonical: raw.meta_canonical,
    metaAuthor: raw.meta_author,
    metaPublisher: raw.meta_publisher,
    metaLang: raw.meta_lang,
    metaImageUrl: raw.meta_image_url,
  }),
})

function readLine(value: unknown): string | undefined {
  return value === null
    ? ''
    : readText(value)
        ?.replace(/[\r\n\0]+/g, ' ')
        .trim()
}
