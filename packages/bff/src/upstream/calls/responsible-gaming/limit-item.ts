import type { PlayLimit } from '@marquee/contracts/areas/responsible-gaming'
import * as z from 'zod/mini'
import { field, readText, text, textOrNull } from '../../decoding/field-readers.ts'

/** Money or minutes. An unreadable one is drift and empty, because an unknown limit is not zero. */
const limitAmount = () => field('amount or minutes', readLimitAmount, '')

/** A limit as the platform tells it. */
export const LimitItem = z.object({
  kind: text(),
  period: text(),
  amount: limitAmount(),
  used: limitAmount(),
  resets_at: z.optional(textOrNull()),
  pending: z.optional(
    z.nullable(z.object({ amount: z.optional(z.nullable(limitAmount())), effective_at: text() })),
  ),
})

/** Reads a limit; undefined for one that does not say what it allows. A pending one without an amount ends the limit. */
export function readLimit(item: z.infer<typeof LimitItem>): PlayLimit | undefined {
  const { kind, period, amount, used, resets_at, pending } = item
  if (kind === '' || period === '' || amount === '' || used === '') return undefined
  return {
    kind,
    period,
    amount,
    used,
    resetsAt: resets_at ?? '',
    pending: pending?.effective_at
      ? { amount: pending.amount || null, effectiveAt: pending.effective_at }
      : null,
  }
}

function readLimitAmount(value: unknown): string | undefined {
  if (value === '') return ''
  const [whole = '', fraction] = readText(value)?.trim().replaceAll(',', '').split('.') ?? []
  if (!/^\d+$/.test(whole) || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined
  return fraction === undefined ? whole : `${whole}.${fraction.slice(0, 2)}`
}
