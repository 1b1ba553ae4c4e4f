import * as z from 'zod/mini'
import { flag, markup, orNone } from '../../upstream/decoding/field-readers.ts'
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
