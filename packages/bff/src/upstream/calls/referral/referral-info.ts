import type { Referral } from '@marquee/contracts/areas/referral'
import * as z from 'zod/mini'
import { amount, count, decimal, text, textOrNull } from '../../decoding/field-readers.ts'
import { readMoney } from '../../decoding/money-reader.ts'
import { isWebAddress } from '../../decoding/web-address.ts'
import { platformCall, type ReadContext, UnusableAnswer } from '../../platform-call.ts'
import { readRefusals } from '../cashier/money-refusals.ts'
import { firstRecord } from '../site/first-record.ts'

const TierItem = z.object({
  level: count(),
  rate: decimal(),
  requirement: z.optional(textOrNull()),
  requirement_local: z.optional(textOrNull()),
  requirement_cn: z.optional(textOrNull()),
})

const ReferralRecord = z.object({
  referral_code: text(),
  referral_link: text(),
  qr_text: z.optional(textOrNull()),
  total_referred: z.optional(z.nullable(count())),
  qualified_referred: z.optional(z.nullable(count())),
  pending_commission: amount(),
  claimable_commission: amount(),
  total_commission: amount(),
  rule_en: z.optional(textOrNull()),
  rule_local: z.optional(textOrNull()),
  rule_cn: z.optional(textOrNull()),
  tiers: z.optional(z.nullable(z.array(TierItem))),
})

/** The player's referral. Its link is a web address or empty, because it is shared and scanned. */
export const referralInfo = platformCall({
  path: '/api/referral/info',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  locate: (answer) => firstRecord(answer, 'value'),
  response: ReferralRecord,
  read: readReferral,
  refusals: readRefusals,
})

function readReferral(
  record: z.infer<typeof ReferralRecord>,
  { input: { currency } }: ReadContext<{ currency: string }>,
): Referral {
  const pendingCommission = readMoney(record.pending_commission, currency)
  const claimableCommission = readMoney(record.claimable_commission, currency)
  const totalCommission = readMoney(record.total_commission, currency)
  if (record.referral_code === '' || !pendingCommission || !claimableCommission || !totalCommission)
    throw new UnusableAnswer('No referral')
  const referralLink = isWebAddress(record.referral_link) ? record.referral_link : ''
  return {
    referralCode: record.referral_code,
    referralLink,
    qrText: record.qr_text && isWebAddress(record.qr_text) ? record.qr_text : referralLink,
    totalReferred: record.total_referred ?? 0,
    qualifiedReferred: record.qualified_referred ?? 0,
    pendingCommission,
    claimableCommission,
    totalCommission,
    ruleEn: record.rule_en ?? '',
    ruleLocal: record.rule_local ?? '',
    ruleCn: record.rule_cn ?? '',
    tiers: (record.tiers ?? [])
      .filter(({ rate }) => rate !== '')
      .map((tier) => ({
        level: tier.level,
        rate: tier.rate,
        requirementEn: tier.requirement ?? '',
        requirementLocal: tier.requirement_local ?? '',
        requirementCn: tier.requirement_cn ?? '',
      })),
  }
}
