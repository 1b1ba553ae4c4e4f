import type { Bonus, Rebate } from '@marquee/contracts/areas/promotions/bonuses'
import * as z from 'zod/mini'
import {
  amount,
  decimal,
  flag,
  id,
  idOrNull,
  list,
  orNone,
  state,
  text,
  time,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import {
  type ListQuery,
  listFields,
  pageRequest,
  readItems,
  readList,
} from '../../upstream/decoding/list-reader.ts'
import { amountOrNone, readMoney } from '../../upstream/decoding/value-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { cancelRefusals, claimRefusals, readRefusals } from '../../upstream/refusals.ts'

// Titles in other languages and what forfeiting takes are extensions of ours.
const BonusItem = z.object({
  bonus_id: id(),
  promo_id: z.optional(idOrNull()),
  title: z.optional(wordsOrNull()),
  title_local: z.optional(wordsOrNull()),
  title_cn: z.optional(wordsOrNull()),
  amount: amount(),
  status: state(),
  turnover_required: amount(),
  turnover_completed: amount(),
  turnover_remaining: amount(),
  granted_at: z.optional(time()),
  expires_at: z.optional(time()),
  can_forfeit: orNone(flag()),
  forfeit_amount: amountOrNone(),
})

interface Question extends ListQuery {
  status?: string | undefined
}

/** A page of the player's bonuses. One with an unreadable amount is left out. */
export const bonusList = platformCall({
  path: '/api/promotion/my_bonuses',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: (input: Question) => ({ ...pageRequest(input), status: input.status }),
  response: z.object({ value: list(BonusItem), ...listFields }),
  read(answer, { input, currency }) {
    const bonuses = readItems(answer.value, (item) => readBonus(item, currency))
    return readList(answer, bonuses, input)
  },
  refusals: readRefusals,
})

function readBonus(item: z.infer<typeof BonusItem>, currency: string): Bonus | undefined {
  const amount = readMoney(item.amount, currency)
  const turnoverRequired = readMoney(item.turnover_required, currency)
  const turnoverCompleted = readMoney(item.turnover_completed, currency)
  const turnoverRemaining = readMoney(item.turnover_remaining, currency)
  if (item.bonus_id === '' || !amount || !turnoverRequired || !turnoverCompleted || !turnoverRemaining)
    return undefined
  return {
    bonusId: item.bonus_id,
    promoId: item.promo_id ?? '',
    title: item.title || (item.promo_id ?? ''),
    titleLocal: item.title_local ?? '',
    titleCn: item.title_cn ?? '',
    amount,
    status: item.status,
    turnoverRequired,
    turnoverCompleted,
    turnoverRemaining,
    grantedAt: item.granted_at ?? '',
    expiresAt: item.expires_at ?? '',
    canForfeit: item.can_forfeit ?? false,
    forfeitAmount: readMoney(item.forfeit_amount, currency),
  }
}

interface Forfeiture {
  id: string
}

/** Gives a bonus up. */
export const bonusForfeit = platformCall({
  path: '/api/promotion/forfeit',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['currency', 'requestId'],
  request: ({ id }: Forfeiture, { requestId }) => ({ request_id: requestId, bonus_id: id }),
  record: 'value',
  response: z.object({ status: state(), removed_amount: amountOrNone() }),
  read({ status, removed_amount }, { currency }) {
    if (status === '') throw new UnusableAnswer('No status')
    return { status, removedAmount: readMoney(removed_amount, currency) }
  },
  refusals: cancelRefusals,
})

/** Percentages by game type, which a platform may leave out. */
const ratesByCategory = () => orNone(list(z.object({ category: text(), rate: decimal() })))

interface Rate {
  category: string
  rate: string
}

/** Reads percentages by game type; an incomplete one is left out. */
function readRates(rates: readonly Rate[] | null | undefined): Rate[] {
  return (rates ?? []).filter(({ category, rate }) => category !== '' && rate !== '')
}

/** The fields of a rebate as the platform tells it. */
const rebateFields = {
  claimable: amount(),
  rate_by_category: ratesByCategory(),
  period_end: z.optional(time()),
}
const RebateRecord = z.object(rebateFields)

/**
 * Reads a rebate.
 * @throws UnusableAnswer if it does not say what can be claimed
 */
function readRebate(record: z.infer<typeof RebateRecord>, currency: string): Rebate {
  const claimable = readMoney(record.claimable, currency)
  if (!claimable) throw new UnusableAnswer('No rebate')
  return { claimable, rateByCategory: readRates(record.rate_by_category), periodEnd: record.period_end ?? '' }
}

/** The player's rebate. */
export const rebateInfo = platformCall({
  path: '/api/promotion/rebate_info',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  record: 'value',
  response: z.object(rebateFields),
  read: (record, { currency }) => readRebate(record, currency),
  refusals: readRefusals,
})

/** Claims the player's rebate. What was claimed and the balance afterwards are extensions of ours. */
export const rebateClaim = platformCall({
  path: '/api/promotion/rebate_claim',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['currency', 'requestId'],
  request: (_input, { requestId }) => ({ request_id: requestId }),
  record: 'value',
  response: z.object({ ...rebateFields, claimed_amount: amountOrNone(), game_balance: amountOrNone() }),
  read: (record, { currency }) => ({
    ...readRebate(record, currency),
    claimedAmount: readMoney(record.claimed_amount, currency),
    balance: readMoney(record.game_balance, currency),
  }),
  refusals: claimRefusals,
})
