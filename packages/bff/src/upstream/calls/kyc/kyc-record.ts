import type { KycStatus } from '@marquee/contracts/areas/kyc'
import * as z from 'zod/mini'
import { text, textOrNull } from '../../decoding/field-readers.ts'

const list = () => z.optional(z.nullable(z.array(text())))

/** How far the player's identity is verified, as the platform tells it. */
export const KycRecord = z.object({
  level: z.optional(textOrNull()),
  status: text(),
  required_for: list(),
  documents: z.optional(
    z.nullable(z.array(z.object({ type: text(), status: text(), reason: z.optional(textOrNull()) }))),
  ),
  accepted_types: list(),
  deadline: z.optional(textOrNull()),
})

export function readKyc(record: z.infer<typeof KycRecord>): KycStatus {
  return {
    level: record.level ?? '',
    status: record.status,
    requiredFor: record.required_for ?? [],
    documents: (record.documents ?? []).map(({ type, status, reason }) => ({
      type,
      status,
      reason: reason ?? '',
    })),
    acceptedTypes: record.accepted_types ?? [],
    deadline: record.deadline ?? '',
  }
}
