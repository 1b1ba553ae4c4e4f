import { storedValue, type ValueStorage } from './stored-value.ts'

/** How a visitor came, as the link said it; each mark goes along with the sign-up. */
export interface CampaignMarks {
  referrerCode?: string
  ch?: string
  cm?: string
  pp?: string
  affiliateCode?: string
  appsflyerId?: string
}

/** The marks by the names that links have for them (specification, section 7). */
const names = {
  referrer_code: 'referrerCode',
  ch: 'ch',
  cm: 'cm',
  pp: 'pp',
  affiliate_code: 'affiliateCode',
  appsflyer_id: 'appsflyerId',
} as const satisfies Record<string, keyof CampaignMarks>

const keptMs = 30 * 24 * 60 * 60 * 1000
// The contract's rules, without the schemas, which the first page shall not load.
const printable = /^[\x20-\x7e]{1,200}$/
const referrer = /^[A-Za-z0-9]{4,16}$/

/** The marks of the link by which a visitor came last, kept for 30 days. */
export function createCampaignMarks(storage: () => ValueStorage) {
  const stored = storedValue('marquee.campaign', storage, readKept)
  return {
    /** Reads an address's query. One without marks leaves what is kept; one with marks takes its place. */
    remember(search: string, nowMs: number): void {
      const marks = marksOf(new URLSearchParams(search))
      if (Object.keys(marks).length > 0) stored.write({ marks, keptAtMs: nowMs })
    },
    current(nowMs: number): CampaignMarks {
      const kept = stored.read()
      return kept && nowMs - kept.keptAtMs < keptMs ? kept.marks : {}
    },
  }
}

export const campaignMarks = createCampaignMarks(() => localStorage)

function marksOf(search: URLSearchParams): CampaignMarks {
  const found = Object.entries(names).flatMap(([field, name]) => {
    const value = search.get(field)?.trim() ?? ''
    const isGood = (name === 'referrerCode' ? referrer : printable).test(value)
    return isGood ? [[name, value]] : []
  })
  return Object.fromEntries(found)
}

function readKept(found: unknown): { marks: CampaignMarks; keptAtMs: number } | undefined {
  if (typeof found !== 'object' || found === null || !('marks' in found) || !('keptAtMs' in found)) {
    return undefined
  }
  const { marks, keptAtMs } = found
  if (typeof marks !== 'object' || marks === null || typeof keptAtMs !== 'number') return undefined
  const known = Object.values(names).flatMap((name) => {
    const value: unknown = Reflect.get(marks, name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { marks: Object.fromEntries(known), keptAtMs }
}
