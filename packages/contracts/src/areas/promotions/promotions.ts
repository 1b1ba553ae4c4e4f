import * as z from 'zod/mini'
import { idParams } from '../../identifiers.ts'
import {
  Amount,
  Code,
  Count,
  Decimal,
  Flag,
  Id,
  LocalMarkup,
  LocalText,
  needed,
  orBlank,
  orElse,
  orNull,
  State,
  Time,
} from '../../kinds.ts'
import { listOf } from '../../list.ts'
import { Money, pesos } from '../../money.ts'
import { operation } from '../../operation.ts'

/** Refusals of the platform that any claim may meet. */
export const claimErrors = [
  'outcomeUnknown',
  'alreadyClaimed',
  'notEligible',
  'expired',
  'limitReached',
  'kycRequired',
  'duplicateRequest',
  'selfExcluded',
  'coolOffActive',
] as const

/** A promotion in a list (the platform's contract, 2.4). */
export const Promotion = z.object({
  promoId: needed(Id),
  title: LocalText,
  /** One line. */
  short: orBlank(LocalText),
  imgUrl: orBlank(Code),
  /** `WELCOME`, `DEPOSIT`, `REBATE`, `CASHBACK`, `FREE_SPIN`, `EVENT`, `VIP`, or another category of the platform. */
  category: orBlank(Code),
  /** Empty where there is no limit. */
  startAt: orBlank(Time),
  endAt: orBlank(Time),
  /** How it is taken: `DEPOSIT`, `CLAIM`, `OPT_IN`, `LINK`, `NONE`, or another word of the platform. */
  action: orElse(Code, 'NONE'),
  /** `AVAILABLE`, `OPTED_IN`, `CLAIMED`, `COMPLETED`, `NOT_ELIGIBLE` or `ENDED`; for a visitor `AVAILABLE` or `ENDED`. */
  state: orElse(State, 'AVAILABLE'),
})
export type Promotion = z.infer<typeof Promotion>

/** Everything about a promotion: what it gives, and what it costs before it can be withdrawn. */
export const PromotionDetail = z.extend(Promotion, {
  body: orBlank(LocalMarkup),
  minDeposit: orNull(Money),
  /** Percent of the deposit; empty where the bonus is a fixed amount. */
  bonusRate: orBlank(Decimal),
  bonusMax: orNull(Money),
  /** How many times the bonus has to be bet, beside the turnover of the deposit itself; empty where nothing has to be. */
  turnoverMultiplier: orBlank(Decimal),
  /** How much of a bet counts, in percent, by game type. Types that are not listed count whole. */
  turnoverGames: orBlank(z.array(z.object({ gameType: needed(Code), percent: needed(Decimal) }))),
  /** The largest bet that counts, and the most that the bonus can turn into. */
  maxBet: orNull(Money),
  maxWithdraw: orNull(Money),
  /** Days to meet the turnover; null where there is no limit. */
  validDays: orNull(Count),
  /** The conditions, each with whether the player meets it; null for a visitor. `ruleKey` is a key of the texts. */
  eligibility: orBlank(z.array(z.object({ ruleKey: needed(Code), met: orNull(Flag) }))),
})
export type PromotionDetail = z.infer<typeof PromotionDetail>

export const promotionExample: Promotion = {
  promoId: 'WELCOME50',
  title: { EN: 'Welcome bonus', PHP: 'Welcome bonus', CN: '新人礼金' },
  short: {
    EN: 'Half of your first deposit on top.',
    PHP: 'Dagdag na kalahati ng unang deposito mo.',
    CN: '首次存款加送一半。',
  },
  imgUrl: '/media/welcome.svg',
  category: 'WELCOME',
  startAt: '2030-01-01T00:00:00+08:00',
  endAt: '',
  action: 'DEPOSIT',
  state: 'AVAILABLE',
}

export const promotionDetailExample: PromotionDetail = {
  ...promotionExample,
  body: {
    EN: '<p>Choose it when you deposit.</p>',
    PHP: '<p>Piliin ito kapag magdedeposito.</p>',
    CN: '<p>存款时选择即可。</p>',
  },
  minDeposit: pesos('100.00'),
  bonusRate: '50',
  bonusMax: pesos('500.00'),
  turnoverMultiplier: '15',
  turnoverGames: [
    { gameType: 'SLOTS', percent: '100' },
    { gameType: 'CASINO', percent: '10' },
  ],
  maxBet: pesos('500.00'),
  maxWithdraw: null,
  validDays: 7,
  eligibility: [{ ruleKey: 'firstDeposit', met: null }],
}

/** The brand's promotions, in the platform's order; for a player each with the player's own state. */
export const listPromotions = operation(
  {
    method: 'GET',
    path: '/api/promotions',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    visitorCache: 'catalogue',
    capability: 'promotions',
    response: listOf(Promotion),
  },
  {
    request: {},
    response: { items: [promotionExample], total: 1, page: 1, perPage: 1 },
  },
)

/** One promotion; for a player with the player's own state and conditions. Errors: `notFound`. */
export const getPromotion = operation(
  {
    method: 'GET',
    path: '/api/promotions/{id}',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    visitorCache: 'catalogue',
    capability: 'promotions',
    params: idParams,
    response: PromotionDetail,
  },
  {
    request: { params: { id: 'WELCOME50' } },
    response: promotionDetailExample,
  },
)

/** Takes a promotion that is claimed or opted in to. `bonusId` is empty where nothing was granted yet. */
export const claimPromotion = operation(
  {
    method: 'POST',
    path: '/api/promotions/{id}/claim',
    access: 'player',
    limit: 'writes',
    shows: 'claim',
    capability: 'promotions',
    idempotency: 'required',
    params: idParams,
    response: z.object({ bonusId: orBlank(Id), status: needed(State) }),
    errors: claimErrors,
  },
  {
    request: { params: { id: 'WEEKEND' } },
    response: { bonusId: 'BN1', status: 'ACTIVE' },
  },
)

/** A code as it is printed: letters, digits and hyphens, sent in capitals. */
const PromoCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,32}$/))

/** Redeems a promotion code. `amount` is in money or tokens as `rewardType` says. */
export const redeemPromoCode = operation(
  {
    method: 'POST',
    path: '/api/promotions/codes',
    access: 'player',
    // A code can be guessed.
    limit: 'credentials',
    shows: 'claim',
    showsElsewhere: { wait: ['tooManyRequests'] },
    showsAtField: {
      code: ['invalidInput', 'notFound', 'expired', 'alreadyClaimed', 'notEligible', 'limitReached'],
    },
    capability: 'promotions',
    idempotency: 'required',
    body: z.strictObject({ code: PromoCode }),
    response: z.object({
      /** `CASH`, `BONUS`, `TOKEN`, `SPIN`, or another type of the platform. */
      rewardType: needed(Code),
      amount: Amount,
      /** Empty where the reward is not a bonus. */
      bonusId: orBlank(Id),
    }),
    errors: [...claimErrors, 'invalidInput'],
  },
  {
    request: { body: { code: 'SALAMAT' } },
    response: { rewardType: 'BONUS', amount: '50.00', bonusId: 'BN2' },
  },
)
