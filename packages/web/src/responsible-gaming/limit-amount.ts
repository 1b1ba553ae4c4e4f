import { isEnteredAmount, toMinor, typedAmount } from '@marquee/contracts/amounts'
import type { LimitKind, LimitPeriod, PlayLimit } from '@marquee/contracts/areas/responsible-gaming'
import { useFormat } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.ts'

export const limitKinds = ['DEPOSIT', 'LOSS', 'BET', 'SESSION_TIME'] as const satisfies readonly LimitKind[]
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly LimitPeriod[]

/** How many minutes the longest of each period has. */
export const minutesIn: Record<LimitPeriod, number> = { DAY: 1440, WEEK: 10_080, MONTH: 44_640 }

/** A limit whose kind and period this client has words for. */
export type KnownLimit = PlayLimit & { kind: LimitKind; period: LimitPeriod }

/** The limits that this client has words for, by kind and period. */
export function knownLimits(limits: readonly PlayLimit[]): KnownLimit[] {
  return limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period) => {
      const found = limits.find((limit) => limit.kind === kind && limit.period === period)
      return found ? [{ ...found, kind, period }] : []
    }),
  )
}

/** What is wrong with what a player entered as a limit. */
type LimitFault = 'amount' | 'minutes' | 'order'

/** Checks an entered limit against the player's others: a longer period never allows less than a shorter one. */
export function limitFault(
  entered: { kind: LimitKind; period: LimitPeriod; amount: string },
  others: readonly PlayLimit[],
): LimitFault | undefined {
  const { kind, period } = entered
  const amount = typedAmount(entered.amount)
  if (kind === 'SESSION_TIME') {
    if (!/^[1-9]\d{0,4}$/.test(amount) || toMinor(amount) > BigInt(minutesIn[period]) * 100n) return 'minutes'
  } else if (!isEnteredAmount(amount)) return 'amount'
  const place = limitPeriods.indexOf(period)
  const isOutOfOrder = knownLimits(others).some((other) => {
    if (other.kind !== kind || other.period === period) return false
    const isShorter = limitPeriods.indexOf(other.period) < place
    return isShorter ? toMinor(amount) < toMinor(other.amount) : toMinor(amount) > toMinor(other.amount)
  })
  return isOutOfOrder ? 'order' : undefined
}

/**
 * Whether a limit would let the player do more than the one of the same kind and period that holds: a higher one, and
 * none (null). What is no amount yet does not.
 */
export function isLooser(
  { kind, period, amount }: { kind: LimitKind; period: LimitPeriod; amount: string | null },
  limits: readonly PlayLimit[],
): boolean {
  const current = limits.find((limit) => limit.kind === kind && limit.period === period)
  if (!current) return false
  if (amount === null) return true
  const entered = typedAmount(amount)
  return isEnteredAmount(entered) && toMinor(entered) > toMinor(current.amount)
}

/** How much of a limit is used, from 0 to 100. */
export function percentUsed({ amount, used }: Pick<PlayLimit, 'amount' | 'used'>): number {
  const whole = toMinor(amount)
  if (whole === 0n) return 100
  const percent = (toMinor(used) * 100n) / whole
  return percent > 100n ? 100 : Number(percent)
}

/** Whether a higher limit that waited can be confirmed now. */
export function isReady(pending: PlayLimit['pending'], nowMs: number): boolean {
  return pending !== null && Date.parse(pending.effectiveAt) <= nowMs
}

/** A function that writes an amount of a limit: money, or minutes. */
export function useLimitWords(currency: string): (kind: string, amount: string) => string {
  const { t } = useTranslation()
  const { money } = useFormat()
  return (kind, amount) =>
    kind === ('SESSION_TIME' satisfies LimitKind)
      ? t('care.limits.minutesOf', { minutes: amount.replace(/\.00$/, '') })
      : money({ amount: amount.includes('.') ? amount : `${amount}.00`, currency })
}
