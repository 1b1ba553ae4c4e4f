import * as z from 'zod/mini'
import { rangeCheck, rangeQuery } from '../date-range.ts'
import {
  CalendarDay,
  Code,
  Count,
  Decimal,
  LocalText,
  needed,
  orBlank,
  orNull,
  State,
  Time,
  WebAddress,
} from '../kinds.ts'
import { listOf, pageQuery } from '../list.ts'
import { Money, pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { claimErrors } from './promotions/promotions.ts'

/** The player's referral: the link to share, who came by it and what it earned (the platform's contract, 2.6). */
export const Referral = z.object({
  referralCode: needed(Code),
  /** The address to share. */
  referralLink: WebAddress,
  /** What the QR code holds; the link where the platform leaves it out. */
  qrText: orBlank(WebAddress),
  totalReferred: orBlank(Count),
  qualifiedReferred: orBlank(Count),
  pendingCommission: Money,
  claimableCommission: Money,
  totalCommission: Money,
  /** When a friend counts. */
  rule: orBlank(LocalText),
  /** Percent of what each level of friends bets, and what is needed for it. */
  tiers: orBlank(z.array(z.object({ level: Count, rate: needed(Decimal), requirement: orBlank(LocalText) }))),
})
export type Referral = z.infer<typeof Referral>

/** The player's referral. */
export const getReferral = operation(
  {
    method: 'GET',
    path: '/api/referral',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'referral',
    response: Referral,
  },
  {
    request: {},
    response: {
      referralCode: 'DEMO88',
      referralLink: 'https://www.example.com/register?referrer_code=DEMO88',
      qrText: 'https://www.example.com/register?referrer_code=DEMO88',
      totalReferred: 3,
      qualifiedReferred: 1,
      pendingCommission: pesos('20.00'),
      claimableCommission: pesos('50.00'),
      totalCommission: pesos('120.00'),
      rule: { EN: 'A friend counts once verified and after betting ₱1,000.' },
      tiers: [{ level: 1, rate: '0.3', requirement: {} }],
    },
  },
)

/** A friend who came by the player's link. The account is masked, whatever the platform sends. */
export const Downline = z.object({
  accountMasked: needed(Code),
  registeredAt: orBlank(Time),
  /** `REGISTERED`, `DEPOSITED`, `QUALIFIED`, or another status of the platform. */
  status: State,
  commission: Money,
})
export type Downline = z.infer<typeof Downline>

/** The player's friends, latest first. */
export const listDownlines = operation(
  {
    method: 'GET',
    path: '/api/referral/downlines',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'referral',
    query: z.object({
      ...pageQuery,
      level: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(9))),
    }),
    response: listOf(Downline),
  },
  {
    request: { query: { level: 1 } },
    response: {
      items: [
        {
          accountMasked: 'ju***88',
          registeredAt: '2030-01-01T08:00:00+08:00',
          status: 'QUALIFIED',
          commission: { amount: '50.00', currency: 'PHP' },
        },
      ],
      total: 1,
      page: 1,
      perPage: 10,
    },
  },
)

/** What friends of one level earned the player on one day. */
export const Commission = z.object({
  date: CalendarDay,
  level: Count,
  baseAmount: Money,
  /** Percent. */
  rate: Decimal,
  commission: Money,
  /** `PENDING`, `CLAIMABLE`, `CLAIMED`, `VOID`, or another status of the platform. */
  status: State,
})
export type Commission = z.infer<typeof Commission>

/** The player's commissions, latest first. */
export const listCommissions = operation(
  {
    method: 'GET',
    path: '/api/referral/commissions',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'referral',
    query: z.object({ ...rangeQuery, ...pageQuery }).check(rangeCheck),
    response: listOf(Commission),
  },
  {
    request: { query: {} },
    response: {
      items: [
        {
          date: '2030-01-01',
          level: 1,
          baseAmount: { amount: '1000.00', currency: 'PHP' },
          rate: '0.3',
          commission: { amount: '3.00', currency: 'PHP' },
          status: 'CLAIMABLE',
        },
      ],
      total: 1,
      page: 1,
      perPage: 10,
    },
  },
)

/** Claims the commission that is ready. The balance is null where the platform leaves it out. */
export const claimCommission = operation(
  {
    method: 'POST',
    path: '/api/referral/claim',
    access: 'player',
    limit: 'writes',
    shows: 'claim',
    capability: 'referral',
    idempotency: 'required',
    response: z.object({ claimedAmount: Money, balance: orNull(Money) }),
    errors: claimErrors,
  },
  {
    request: {},
    response: { claimedAmount: pesos('50.00'), balance: pesos('1300.00') },
  },
)
