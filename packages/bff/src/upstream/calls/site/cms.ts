import type { Cms, CmsDocument } from '@marquee/contracts/areas/site/texts'
import * as z from 'zod/mini'
import { flag, textOrNull } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { firstRecord } from './first-record.ts'

// The terms and the Chinese bodies are an extension of ours: the specification has five documents in English and one
// local language.
const CmsRecord = z.object({
  en_about_us_body: textOrNull(),
  local_about_us_body: textOrNull(),
  cn_about_us_body: z.optional(textOrNull()),
  about_us_status: flag(),
  en_privacy_policy_body: textOrNull(),
  local_privacy_policy_body: textOrNull(),
  cn_privacy_policy_body: z.optional(textOrNull()),
  privacy_policy_status: flag(),
  en_banking_body: textOrNull(),
  local_banking_body: textOrNull(),
  cn_banking_body: z.optional(textOrNull()),
  banking_status: flag(),
  en_faqs_body: textOrNull(),
  local_faqs_body: textOrNull(),
  cn_faqs_body: z.optional(textOrNull()),
  faqs_status: flag(),
  en_responsible_gaming_body: textOrNull(),
  local_responsible_gaming_body: textOrNull(),
  cn_responsible_gaming_body: z.optional(textOrNull()),
  responsible_gaming_status: flag(),
  en_terms_body: z.optional(textOrNull()),
  local_terms_body: z.optional(textOrNull()),
  cn_terms_body: z.optional(textOrNull()),
  terms_status: z.optional(flag()),
})
type RawCms = z.infer<typeof CmsRecord>
type DocumentName = 'about_us' | 'privacy_policy' | 'banking' | 'faqs' | 'responsible_gaming' | 'terms'

/** The operator's texts, as written: their HTML is not sanitized here. */
export const cms = platformCall({
  path: '/api/settings/siteinfodetail',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  locate: (answer) => firstRecord(answer, 'cms'),
  response: CmsRecord,
  read(raw): Cms {
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

function document(raw: RawCms, name: DocumentName): CmsDocument {
  return {
    enabled: raw[`${name}_status`] ?? false,
    en: raw[`en_${name}_body`] ?? '',
    local: raw[`local_${name}_body`] ?? '',
    cn: raw[`cn_${name}_body`] ?? '',
  }
}
