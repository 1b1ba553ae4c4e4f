import * as z from 'zod/mini'
import { decimal, text } from '../../decoding/field-readers.ts'

/** Percentages by game type, which a platform may leave out. */
export const ratesByCategory = () =>
  z.optional(z.nullable(z.array(z.object({ category: text(), rate: decimal() }))))

interface Rate {
  category: string
  rate: string
}

/** Reads percentages by game type; an incomplete one is left out. */
export function readRates(rates: readonly Rate[] | null | undefined): Rate[] {
  return (rates ?? []).filter(({ category, rate }) => category !== '' && rate !== '')
}
