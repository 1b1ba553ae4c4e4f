import type { Commission, Downline, Referral } from '@marquee/contracts/areas/referral'
import * as z from 'zod/mini'
import {
  amount,
  count,
  date,
  decimal,
  list,
  orNone,
  state,
  text,
  textOrNull,
  time,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import {
  type ListQuery,
  listFields,
  listRequest,
  readItems,
  readList,
} from '../../upstream/decoding/list-reader.ts'
import { amountOrNone, isWebAddress, maskAccount, readMoney } from '../../upstream/decoding/value-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { claimRefusals, readRefusals } from '../../upstream/refusals.ts'

const TierItem = z.object({
  level: count(),
  rate: decimal(),
  requirement: z.optional(wordsOrNull()),
  requirement_local: z.optional(wordsOrNull()),
  requirement_cn: z.optional(wordsOrNull()),
})

const ReferralRecord = z.object({
  referral_code: text(),
  referral_link: text(),
  qr_text: z.optional(textOrNull()),
  total_referred: orNone(count()),
  qualified_referred: orNone(count()),
  pending_commission: amount(),
  claimable_commission: amount(),
  total_commission: amount(),
  rule_en: z.optional(wordsOrNull()),
  rule_local: z.optional(wordsOrNull()),
  rule_cn: z.optional(wordsOrNull()),
  tiers: orNone(list(TierItem)),
})

/** The player's referral. Its link is a web address or empty, because it is shared and scanned. */
export const referralInfo = platformCall({
  path: '/api/referral/info',
  kind: 'read',
  identify: 'both',
  onFailure: 'general',
  needs: ['currency'],
  record: 'value',
  response: ReferralRecord,
  read: readReferral,
  refusals: readRefusals,
})

function readReferral(record: z.infer<typeof ReferralRecord>, { currency }: { currency: string }): Referral {
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

const DownlineItem = z.object({
  account_masked: text(),
  registered_at: z.optional(time()),
  status: state(),
  commission: amount(),
})

interface DownlinesQuestion extends ListQuery {
  level?: number | undefined
}

/** A page of the friends who came by the player's link; their names are masked, whatever the platform sends. */
export const downlineList = platformCall({
  path: '/api/referral/downlines',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: (input: DownlinesQuestion) => ({ ...listRequest(input), level: input.level }),
  response: z.object({ value: list(DownlineItem), ...listFields }),
  read(answer, { input, currency }) {
    const friends = readItems(
      answer.value,
      ({ account_masked, registered_at, status, commission }): Downline | undefined => {
        const earned = readMoney(commission, currency)
        if (account_masked === '' || !earned) return undefined
        const accountMasked = maskAccount(account_masked)
        return { accountMasked, registeredAt: registered_at ?? '', status, commission: earned }
      },
    )
    return readList(answer, friends, input)
  },
  refusals: readRefusals,
})

const CommissionItem = z.object({
  date: date(),
  level: count(),
  base_amount: amount(),
  rate: decimal(),
  commission: amount(),
  status: state(),
})

/** A page of the player's commissions. One with an unreadable amount is left out. */
export const commissionList = platformCall({
  path: '/api/referral/commission_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: (input: ListQuery) => listRequest(input),
  response: z.object({ value: list(CommissionItem), ...listFields }),
  read(answer, { input, currency }) {
    const commissions = readItems(answer.value, (item) => readCommission(item, currency))
    return readList(answer, commissions, input)
  },
  refusals: readRefusals,
})

function readCommission(item: z.infer<typeof CommissionItem>, currency: string): Commission | undefined {
  const baseAmount = readMoney(item.base_amount, currency)
  const commission = readMoney(item.commission, currency)
  if (!baseAmount || !commission) return undefined
  const { date, level, rate, status } = item
  return { date, level, baseAmount, rate, commission, status }
}

/** Claims the commission that is ready. */
export const commissionClaim = platformCall({
  path: '/api/referral/claim',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['currency', 'requestId'],
  request: (_input, { requestId }) => ({ request_id: requestId }),
  record: 'value',
  response: z.object({ claimed_amount: amount(), game_balance: amountOrNone() }),
  read({ claimed_amount, game_balance }, { currency }) {
    const claimedAmount = readMoney(claimed_amount, currency)
    if (!claimedAmount) throw new UnusableAnswer('No amount')
    return { claimedAmount, balance: readMoney(game_balance, currency) }
  },
  refusals: claimRefusals,
})
