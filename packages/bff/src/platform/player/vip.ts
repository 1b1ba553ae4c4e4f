import type { Vip } from '@marquee/contracts/player/get-vip'
import * as z from 'zod/mini'
import { amount, text } from '../field-readers.ts'
import { platformCall, type ReadContext } from '../platform-call.ts'

const Level = z.object({
  vip_name: text(),
  vip_name_next: text(),
  starting_deposit: amount(),
  cycle_deposit: amount(),
  deposit_next: amount(),
  starting_turnover: amount(),
  cycle_turnover: amount(),
  turnover_next: amount(),
})

/** The player's level and the way to the next one. */
export const vip = platformCall({
  path: '/api/auth/vip',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  response: z.object({ nextLevel: z.array(Level) }),
  read({ nextLevel: [level] }, { input }: ReadContext<{ currency: string }>): Vip {
    const deposit = sum(level?.starting_deposit, level?.cycle_deposit)
    const turnover = sum(level?.starting_turnover, level?.cycle_turnover)
    const depositNext = cents(level?.deposit_next)
    const turnoverNext = cents(level?.turnover_next)
    const money = (value: bigint) => ({ amount: decimal(value), currency: input.currency })
    return {
      currentLevel: level?.vip_name ?? '',
      nextLevel: level?.vip_name_next ?? '',
      totalDeposit: money(deposit),
      depositNext: money(depositNext),
      depoProgress: progress(deposit, depositNext),
      totalTurnover: money(turnover),
      turnoverNext: money(turnoverNext),
      toProgress: progress(turnover, turnoverNext),
    }
  },
})

/** Percent of the way, at most 100, and 0 where it cannot be computed (specification, section 9). */
function progress(done: bigint, next: bigint): number {
  if (next <= 0n || done <= 0n) return 0
  return Math.min(100, (Number(done) / Number(next)) * 100)
}

function sum(starting: string | undefined, cycle: string | undefined): bigint {
  return cents(starting) + cents(cycle)
}

// Money is added in whole cents: floats lose some.
function cents(amountText: string | undefined): bigint {
  return amountText ? BigInt(amountText.replace('.', '')) : 0n
}

function decimal(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
