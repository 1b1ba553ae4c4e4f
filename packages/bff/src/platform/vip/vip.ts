import type { Vip, VipLevel, VipReward } from '@marquee/contracts/areas/vip'
import * as z from 'zod/mini'
import {
  amount,
  id,
  idOrNull,
  list,
  orNone,
  state,
  text,
  textOrNull,
  time,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { namedItems, readItems, wholeList } from '../../upstream/decoding/list-reader.ts'
import { amountOrNone, readMoney } from '../../upstream/decoding/value-readers.ts'
import { platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { claimRefusals, readRefusals } from '../../upstream/refusals.ts'
import { ratesByCategory, readRates } from '../promotions/bonuses.ts'

const Level = z.object({
  vip_name: words(),
  vip_name_next: words(),
  starting_deposit: amount(),
  cycle_deposit: amount(),
  deposit_next: amount(),
  starting_turnover: amount(),
  cycle_turnover: amount(),
  turnover_next: amount(),
})

/** The player's level and the progress to the next one. */
export const vip = platformCall({
  path: '/api/auth/vip',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  response: z.object({ nextLevel: list(Level) }),
  read({ nextLevel: [level] }, { currency }): Vip {
    const deposit = target(level?.starting_deposit, level?.cycle_deposit, level?.deposit_next)
    const turnover = target(level?.starting_turnover, level?.cycle_turnover, level?.turnover_next)
    const money = (value: bigint) => ({ amount: decimal(value), currency })
    return {
      currentLevel: level?.vip_name ?? '',
      nextLevel: level?.vip_name_next ?? '',
      totalDeposit: money(deposit.reached),
      depositNext: money(deposit.next),
      depoProgress: progress(deposit),
      totalTurnover: money(turnover.reached),
      turnoverNext: money(turnover.next),
      toProgress: progress(turnover),
    }
  },
})

/** Progress in percent, at most 100, and 0 if it cannot be computed (specification, section 9). */
function progress({ reached, next }: Target): number {
  if (next <= 0n || reached <= 0n) return 0
  return Math.min(100, (Number(reached) / Number(next)) * 100)
}

/** Amounts in cents. If one part of the sum is not an amount, both are 0, so that no progress is shown. */
interface Target {
  reached: bigint
  next: bigint
}

function target(starting: string | undefined, cycle: string | undefined, next: string | undefined): Target {
  return starting && cycle
    ? { reached: cents(starting) + cents(cycle), next: cents(next) }
    : { reached: 0n, next: 0n }
}

// Money is added in whole cents because floating point would lose precision.
function cents(amountText: string | undefined): bigint {
  return amountText ? BigInt(amountText.replace('.', '')) : 0n
}

function decimal(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const LevelItem = z.object({
  vip_code: text(),
  vip_name: words(),
  img_url: z.optional(textOrNull()),
  deposit_required: amount(),
  turnover_required: amount(),
  keep_deposit: amountOrNone(),
  keep_turnover: amountOrNone(),
  benefits: orNone(list(z.object({ key: text(), value: wordsOrNull() }))),
  withdrawal_daily_limit: amountOrNone(),
  rebate_rates: ratesByCategory(),
})

/** The brand's VIP levels, with pictures as written. One that does not say what it takes is left out. */
export const vipLevels = platformCall({
  path: '/api/vip/levels',
  kind: 'read',
  identify: 'site',
  onFailure: 'general',
  needs: ['currency'],
  response: z.object({ value: list(LevelItem) }),
  read({ value }, { currency }) {
    const named = namedItems(value, ({ vip_code }) => vip_code !== '')
    return wholeList(named.flatMap((item) => readLevel(item, currency) ?? []))
  },
})

function readLevel(item: z.infer<typeof LevelItem>, currency: string): VipLevel | undefined {
  const depositRequired = readMoney(item.deposit_required, currency)
  const turnoverRequired = readMoney(item.turnover_required, currency)
  if (!depositRequired || !turnoverRequired) return undefined
  return {
    vipCode: item.vip_code,
    vipName: item.vip_name || item.vip_code,
    imgUrl: item.img_url ?? '',
    depositRequired,
    turnoverRequired,
    keepDeposit: readMoney(item.keep_deposit, currency),
    keepTurnover: readMoney(item.keep_turnover, currency),
    benefits: (item.benefits ?? []).filter(({ key }) => key !== ''),
    withdrawalDailyLimit: readMoney(item.withdrawal_daily_limit, currency),
    rebateRates: readRates(item.rebate_rates),
  }
}

const VipRewardItem = z.object({
  reward_id: id(),
  kind: text(),
  // An extension of ours: the contract of the platform does not say of which level a reward is.
  vip_name: z.optional(wordsOrNull()),
  amount: amount(),
  state: state(),
  claim_until: z.optional(time()),
})

/** The player's VIP rewards. One with an unreadable amount is left out. */
export const vipRewards = platformCall({
  path: '/api/vip/rewards',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  response: z.object({ value: list(VipRewardItem) }),
  read: ({ value }, { currency }) =>
    wholeList(
      readItems(value, (item): VipReward | undefined => {
        const amount = readMoney(item.amount, currency)
        if (item.reward_id === '' || !amount) return undefined
        const { reward_id: rewardId, kind, vip_name: vipName = '', state, claim_until } = item
        return { rewardId, kind, vipName, amount, state, claimUntil: claim_until ?? '' }
      }),
    ),
  refusals: readRefusals,
})

interface Claim {
  id: string
}

/** Claims a VIP reward. */
export const vipClaim = platformCall({
  path: '/api/vip/claim',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['currency', 'requestId'],
  request: ({ id }: Claim, { requestId }) => ({ request_id: requestId, reward_id: id }),
  record: 'value',
  response: z.object({
    reward_id: z.optional(idOrNull()),
    state: state(),
    amount: amountOrNone(),
    game_balance: amountOrNone(),
  }),
  read({ reward_id, state, amount, game_balance }, { input, currency }) {
    if (state === '') throw new UnusableAnswer('No state')
    return {
      rewardId: reward_id || input.id,
      state,
      amount: readMoney(amount, currency),
      balance: readMoney(game_balance, currency),
    }
  },
  refusals: claimRefusals,
})
