import { claimVipReward, listVipLevels, listVipRewards, type Vip } from '@marquee/contracts/areas/vip'
import * as z from 'zod/mini'
import { recordOf, wholeListOf } from '../../upstream/decoding/answers.ts'
import { amount, list, words } from '../../upstream/decoding/field-readers.ts'
import { platformCall } from '../../upstream/platform-call.ts'
import { claimRefusals, readRefusals } from '../../upstream/refusals.ts'

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

/** The brand's VIP levels, with pictures as written. One that does not say what it takes is left out. */
export const vipLevels = platformCall({
  path: '/api/vip/levels',
  kind: 'read',
  identify: 'site',
  onFailure: 'general',
  answer: wholeListOf(listVipLevels.response, {
    finish: { vipName: (vipName, { vipCode }) => vipName || vipCode },
  }),
})

/** The player's VIP rewards. One with an unreadable amount is left out. */
export const vipRewards = platformCall({
  path: '/api/vip/rewards',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  answer: wholeListOf(listVipRewards.response),
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
  needs: ['requestId'],
  request: ({ id }: Claim, { requestId }) => ({ request_id: requestId, reward_id: id }),
  answer: recordOf(claimVipReward.response, { names: { balance: 'game_balance' } }),
  read: (claim, { input }) => ({ ...claim, rewardId: claim.rewardId || input.id }),
  refusals: claimRefusals,
})
