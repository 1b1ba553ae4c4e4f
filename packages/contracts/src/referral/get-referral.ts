import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { type Example, operation } from '../operation.ts'

/** The player's referral: the link to share, who came by it and what it earned (the platform's contract, 2.6). */
export const Referral = z.object({
  referralCode: z.string(),
  /** The address to share. */
  referralLink: z.string(),
  /** What the QR code holds; the link where the platform leaves it out. */
  qrText: z.string(),
  totalReferred: z.number(),
  qualifiedReferred: z.number(),
  pendingCommission: Money,
  claimableCommission: Money,
  totalCommission: Money,
  /** Plain text: when a friend counts. */
  ruleEn: z.string(),
  ruleLocal: z.string(),
  ruleCn: z.string(),
  /** Percent of what each level of friends bets, a decimal string, and what is needed for it in each language. */
  tiers: z.array(
    z.object({
      level: z.number(),
      rate: z.string(),
      requirement: z.string(),
      requirementLocal: z.string(),
      requirementCn: z.string(),
    }),
  ),
})
export type Referral = z.infer<typeof Referral>

/** The player's referral. */
export const getReferral = operation({
  method: 'GET',
  path: '/api/referral',
  access: 'player',
  limit: 'reads',
  capability: 'referral',
  response: Referral,
})

const money = (amount: string) => ({ amount, currency: 'PHP' })

export const getReferralExample: Example<typeof getReferral> = {
  request: {},
  response: {
    referralCode: 'DEMO88',
    referralLink: 'https://www.example.com/register?referrer_code=DEMO88',
    qrText: 'https://www.example.com/register?referrer_code=DEMO88',
    totalReferred: 3,
    qualifiedReferred: 1,
    pendingCommission: money('20.00'),
    claimableCommission: money('50.00'),
    totalCommission: money('120.00'),
    ruleEn: 'A friend counts once verified and after betting ₱1,000.',
    ruleLocal: '',
    ruleCn: '',
    tiers: [{ level: 1, rate: '0.3', requirement: '', requirementLocal: '', requirementCn: '' }],
  },
}
