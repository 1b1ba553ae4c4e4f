import type { Cms, CmsDocument } from '@marquee/contracts/site/get-cms'
import * as z from 'zod/mini'
import { flag, text } from '../field-readers.ts'
import { platformCall } from '../platform-call.ts'
import { firstRecord } from './first-record.ts'

const body = () => z.optional(z.nullable(text()))

/** The operator's texts, as written: their HTML is not sanitised here. */
export const cms = platformCall({
  path: '/api/settings/siteinfodetail',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  locate: (answer) => firstRecord(answer, 'cms'),
  response: z.object({
    en_about_us_body: body(),
    local_about_us_body: body(),
    about_us_status: flag(),
    en_privacy_policy_body: body(),
    local_privacy_policy_body: body(),
    privacy_policy_status: flag(),
    en_banking_body: body(),
    local_banking_body: body(),
    banking_status: flag(),
    en_faqs_body: body(),
    local_faqs_body: body(),
    faqs_status: flag(),
    en_responsible_gaming_body: body(),
    local_responsible_gaming_body: body(),
    responsible_gaming_status: flag(),
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
    return { status: Object.values(documents).some(({ enabled }) => enabled), ...documents }
  },
})

type Body = string | null | undefined

function document(enabled: boolean, en: Body, local: Body): CmsDocument {
  return { enabled, en: en ?? '', local: local ?? '' }
}
