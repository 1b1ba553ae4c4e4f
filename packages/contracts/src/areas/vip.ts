import * as z from 'zod/mini'
import { idParams } from '../identifiers.ts'
import { Code, Decimal, Id, needed, orBlank, orNull, State, Time, Words } from '../kinds.ts'
import { listOf } from '../list.ts'
import { Money, pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { claimErrors } from './promotions/promotions.ts'

/**
 * The player's VIP level and the progress to the next one. `depoProgress` and `toProgress` are percentages from 0 to
 * 100; deposits and turnover are compared with what the next level requires (specification, sections 3 and 9).
 */
export const Vip = z.object({
  currentLevel: z.string(),
  nextLevel: z.string(),
  totalDeposit: Money,
  depositNext: Money,
  depoProgress: z.number(),
  totalTurnover: Money,
  turnoverNext: Money,
  toProgress: z.number(),
})
export type Vip = z.infer<typeof Vip>

/** The player's VIP level. */
export const getVip = operation(
  {
    method: 'GET',
    path: '/api/me/vip',
    access: 'player',
    limit: 'reads',
    shows: 'dialog',
    response: Vip,
  },
  {
    request: {},
    response: {
      currentLevel: 'Silver',
      nextLevel: 'Gold',
      totalDeposit: pesos('5000.00'),
      depositNext: pesos('20000.00'),
      depoProgress: 25,
      totalTurnover: pesos('60000.00'),
      turnoverNext: pesos('100000.00'),
      toProgress: 60,
    },
  },
)

/** A VIP level: what it takes, what it takes to stay, and what it gives (the platform's contract, 2.7). */
export const VipLevel = z.object({
  vipCode: needed(Code),
  vipName: Words,
  imgUrl: orBlank(Code),
  depositRequired: Money,
  turnoverRequired: Money,
  /** What has to be deposited and bet each period to keep the level; null where nothing has to be. */
  keepDeposit: orNull(Money),
  keepTurnover: orNull(Money),
  /** `key` is a key of the texts or the platform's own words. */
  benefits: orBlank(z.array(z.object({ key: needed(Code), value: orBlank(Words) }))),
  withdrawalDailyLimit: orNull(Money),
  /** Percent of each bet, by game type. */
  rebateRates: orBlank(z.array(z.object({ category: needed(Code), rate: needed(Decimal) }))),
})
export type VipLevel = z.infer<typeof VipLevel>

/** The brand's VIP levels, lowest first. */
export const listVipLevels = operation(
  {
    method: 'GET',
    path: '/api/vip/levels',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    cache: 'catalogue',
    capability: 'vipLevels',
    response: listOf(VipLevel),
  },
  {
    request: {},
    response: {
      items: [
        {
          vipCode: 'GOLD',
          vipName: 'Gold',
          imgUrl: '',
          depositRequired: pesos('20000.00'),
          turnoverRequired: pesos('100000.00'),
          keepDeposit: null,
          keepTurnover: pesos('50000.00'),
          benefits: [{ key: 'birthdayBonus', value: '₱500' }],
          withdrawalDailyLimit: pesos('500000.00'),
          rebateRates: [{ category: 'SLOTS', rate: '0.6' }],
        },
      ],
      total: 1,
      page: 1,
      perPage: 1,
    },
  },
)

/** A reward of the player's level. */
export const VipReward = z.object({
  rewardId: needed(Id),
  /** `LEVEL_UP`, `BIRTHDAY`, `WEEKLY`, `MONTHLY`, or another kind of the platform. */
  kind: Code,
  /** The level whose reward it is; empty where it belongs to none, or the platform doesn't say. */
  vipName: orBlank(Words),
  amount: Money,
  /** `LOCKED`, `CLAIMABLE`, `CLAIMED`, `EXPIRED`, or another state of the platform. */
  state: State,
  /** Empty where there is no limit. */
  claimUntil: orBlank(Time),
})
export type VipReward = z.infer<typeof VipReward>

const vipRewardExample: VipReward = {
  rewardId: 'VR1',
  kind: 'WEEKLY',
  vipName: '',
  amount: { amount: '50.00', currency: 'PHP' },
  state: 'CLAIMABLE',
  claimUntil: '2030-01-08T00:00:00+08:00',
}

/** The player's VIP rewards, in the platform's order. */
export const listVipRewards = operation(
  {
    method: 'GET',
    path: '/api/me/vip/rewards',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'vipLevels',
    response: listOf(VipReward),
  },
  {
    request: {},
    response: { items: [vipRewardExample], total: 1, page: 1, perPage: 1 },
  },
)

/** Claims a VIP reward. What the platform leaves out is empty or null. */
export const claimVipReward = operation(
  {
    method: 'POST',
    path: '/api/me/vip/rewards/{id}/claim',
    access: 'player',
    limit: 'writes',
    shows: 'claim',
    capability: 'vipLevels',
    idempotency: 'required',
    params: idParams,
    response: z.object({
      rewardId: orBlank(Id),
      state: needed(State),
      amount: orNull(Money),
      balance: orNull(Money),
    }),
    errors: claimErrors,
  },
  {
    request: { params: { id: 'VR1' } },
    response: { rewardId: 'VR1', state: 'CLAIMED', amount: pesos('50.00'), balance: pesos('1350.00') },
  },
)
