import type { Startup } from '@marquee/contracts/areas/site/startup'
import { defaultMarket, markets } from '@marquee/contracts/markets/market'
import { field } from '../../decoding/field-readers.ts'

/** The code of a market whose pack this product has. Any other value is drift, and as good as none. */
export const marketCode = () => field('the code of a market pack', readCode, '')

const readCode = (value: unknown): string | undefined => {
  if (value === null || value === '') return ''
  const code = typeof value === 'string' ? value.toUpperCase() : ''
  return markets.has(code) ? code : undefined
}

/** The market of a brand. Naming it turns its rules on: the question for the age, and what is not allowed there. */
export function readMarket(code: string): Startup['market'] {
  const named = markets.get(code)
  const { realityMinutes: _, ...market } = named ?? defaultMarket
  return named ? { ...market, asksAge: true } : { ...market, closedCategories: [], asksAge: false }
}
