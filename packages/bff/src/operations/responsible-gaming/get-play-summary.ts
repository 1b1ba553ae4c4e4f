import type { PlaySummary } from '@marquee/contracts/areas/responsible-gaming'
import { addDays, maxRangeDays } from '@marquee/contracts/date-range'
import { fromMinor, type Money, toMinor } from '@marquee/contracts/money'
import { playSummary } from '../../areas/responsible-gaming/platform.ts'
import type { Handler } from '../handler.ts'

interface Range {
  from: string
  to: string
}

// A year is a dozen calls; so many of them run at once.
const atOnce = 4

export const getPlaySummary: Handler<'getPlaySummary'> = async (
  { query: { from, to } },
  { brand, sites, callPlatform },
) => {
  const currency = await sites.currency(brand)
  if (from === undefined || to === undefined) return callPlatform(playSummary, { currency })
  const parts = partsOf({ from, to })
  const summaries: PlaySummary[] = []
  for (let next = 0; next < parts.length; next += atOnce) {
    const some = parts.slice(next, next + atOnce)
    summaries.push(
      ...(await Promise.all(some.map((part) => callPlatform(playSummary, { ...part, currency })))),
    )
  }
  return summaries.reduce(sum)
}

/** The range in parts that one query of the platform may span, which share no day. */
function partsOf({ from, to }: Range): Range[] {
  const parts: Range[] = []
  for (let start = from; start <= to; start = addDays(start, maxRangeDays)) {
    const end = addDays(start, maxRangeDays - 1)
    parts.push({ from: start, to: end < to ? end : to })
  }
  return parts
}

function sum(one: PlaySummary, other: PlaySummary): PlaySummary {
  return {
    deposits: add(one.deposits, other.deposits),
    withdrawals: add(one.withdrawals, other.withdrawals),
    net: add(one.net, other.net),
    daysPlayed: one.daysPlayed + other.daysPlayed,
  }
}

const add = (one: Money, other: Money): Money => ({
  amount: fromMinor(toMinor(one.amount) + toMinor(other.amount)),
  currency: one.currency,
})
