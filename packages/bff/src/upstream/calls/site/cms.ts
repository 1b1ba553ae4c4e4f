import type { Cms, CmsDocument } from '@marquee/contracts/site/get-cms'
import * as z from 'zod/mini'
import { flag, textOrNull } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { firstRecord } from './first-record.ts'

/** The operator's texts, as written: their HTML is not sanitised here. */
export const cms = platformCall({
  path: '/api/settings/siteinfodetail',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  locate: (answer) => firstRecord(answer, 'cms'),
  response: z.object({
    en_about_us_body: textOrNull(),
    local_about_us_body: textOrNull(),
    about_us_status: flag(),
    en_privacy_policy_body: textOrNull(),
    local_privacy_policy_body: textOrNull(),
    privacy_policy_status: flag(),
    en_banking_body: textOrNull(),
    local_banking_body: textOrNull(),
    banking_status: flag(),
    en_faqs_body: textOrNull(),
    local_faqs_body: textOrNull(),
    faqs_status: flag(),
    en_responsible_gaming_body: textOrNull(),
    local_responsible_gaming_body: textOrNull(),
    responsible_gaming_status: flag(),
    en_term_condition_body: z.optional(textOrNull()),
    local_term_condition_body: z.optional(textOrNull()),
    term_condition_status: z.optional(flag()),
  }),
  read(raw): Cms {
    const documents = {
      aboutUs: document(raw.about_us_status, raw.en_about_us_body, raw.local_about_us_body),
      privacyPolicy: document(
        raw.privacy_policy_status,
        raw.en_privacy_policy_body,
        raw.local_privacy_policy_body,
      ),
      banking: document(raw.banking_status, raw.en_banking_body, raw.local_banking_body),
      faqs: document(raw.faqs_status, raw.en_faqs_body, raw.local_faqs_body),
      responsibleGaming: document(
        raw.responsible_gaming_status,
        raw.en_responsible_gaming_body,
        raw.local_responsible_gaming_body,
      ),
    }
    const status = Object.values(documents).some(({ enabled }) => enabled)
    const { term_condition_status: hasTerms, en_term_condition_body, local_term_condition_body } = raw
    if (hasTerms === undefined) return { status, ...documents }
    const terms = document(hasTerms, en_term_condition_body ?? '', local_term_condition_body ?? '')
    return { status, ...documents, termsAndConditions: terms }
  },
})

function document(enabled: boolean, en: string, local: string): CmsDocument {
  return { enabled, en, local }
}
