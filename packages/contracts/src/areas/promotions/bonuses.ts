import * as z from 'zod/mini'
import { idParams, StatusFilter } from '../../identifiers.ts'
import { Code, Decimal, Flag, Id, LocalText, needed, orBlank, orNull, State, Time } from '../../kinds.ts'
import { listOf, pageQuery } from '../../list.ts'
import { Money, pesos } from '../../money.ts'
import { operation } from '../../operation.ts'
import { claimErrors } from './promotions.ts'

/** A bonus that the player took, and how much of its turnover is bet. */
export const Bonus = z.object({
  bonusId: needed(Id),
  promoId: orBlank(Id),
  title: orBlank(LocalText),
  amount: Money,
  /** `PENDING`, `ACTIVE`, `COMPLETED` (converted to cash), `EXPIRED`, `FORFEITED`, `CANCELLED`, or another one. */
  status: State,
  turnoverRequired: Money,
  turnoverCompleted: Money,
  turnoverRemaining: Money,
  grantedAt: orBlank(Time),
  /** Empty where it does not expire. */
  expiresAt: orBlank(Time),
  canForfeit: orBlank(Flag),
  /** What forfeiting would take away now: the bonus and what was won with it. Null where the platform does not say. */
  forfeitAmount: orNull(Money),
})
export type Bonus = z.infer<typeof Bonus>

/** The player's bonuses, latest first. */
export const listBonuses = operation(
  {
    method: 'GET',
    path: '/api/me/bonuses',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'promotions',
    query: z.object({ ...pageQuery, status: StatusFilter }),
    response: listOf(Bonus),
  },
  {
    request: { query: { status: 'ACTIVE' } },
    response: {
      items: [
        {
          bonusId: 'BN1',
          promoId: 'WELCOME50',
          title: { EN: 'Welcome bonus', CN: '新人礼金' },
          amount: pesos('250.00'),
          status: 'ACTIVE',
          turnoverRequired: pesos('3750.00'),
          turnoverCompleted: pesos('1500.00'),
          turnoverRemaining: pesos('2250.00'),
          grantedAt: '2030-01-01T08:00:00+08:00',
          expiresAt: '2030-01-08T08:00:00+08:00',
          canForfeit: true,
          forfeitAmount: pesos('250.00'),
        },
      ],
      total: 1,
      page: 1,
      perPage: 10,
    },
  },
)

/** Gives a bonus up. `removedAmount` is what was taken from the balance. Errors: `notEligible` where it can't be. */
export const forfeitBonus = operation(
  {
    method: 'POST',
    path: '/api/me/bonuses/{id}/forfeit',
    access: 'player',
    limit: 'writes',
    shows: 'claim',
    capability: 'promotions',
    idempotency: 'required',
    params: idParams,
    response: z.object({ status: needed(State), removedAmount: orNull(Money) }),
    errors: ['outcomeUnknown', 'notEligible', 'expired', 'duplicateRequest'],
  },
  {
    request: { params: { id: 'BN1' } },
    response: { status: 'FORFEITED', removedAmount: { amount: '250.00', currency: 'PHP' } },
  },
)

/** The share of the player's bets that comes back, whether they won or lost. */
export const Rebate = z.object({
  /** What can be claimed now. */
  claimable: Money,
  /** Percent of each bet, by game type. */
  rateByCategory: orBlank(z.array(z.object({ category: needed(Code), rate: needed(Decimal) }))),
  /** When the running period ends. */
  periodEnd: orBlank(Time),
})
export type Rebate = z.infer<typeof Rebate>

export const rebateExample: Rebate = {
  claimable: { amount: '12.50', currency: 'PHP' },
  rateByCategory: [{ category: 'SLOTS', rate: '0.5' }],
  periodEnd: '2030-01-08T00:00:00+08:00',
}

/** The player's rebate. */
export const getRebate = operation(
  {
    method: 'GET',
    path: '/api/me/rebate',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'promotions',
    response: Rebate,
  },
  { request: {}, response: rebateExample },
)

/** Claims the rebate, and returns it as it is afterwards. Amounts that the platform leaves out are null. */
export const claimRebate = operation(
  {
    method: 'POST',
    path: '/api/me/rebate/claim',
    access: 'player',
    limit: 'writes',
    shows: 'claim',
    capability: 'promotions',
    idempotency: 'required',
    response: z.extend(Rebate, { claimedAmount: orNull(Money), balance: orNull(Money) }),
    errors: claimErrors,
  },
  {
    request: {},
    response: {
      ...rebateExample,
      claimable: pesos('0.00'),
      claimedAmount: pesos('12.50'),
      balance: pesos('1262.50'),
    },
  },
)
