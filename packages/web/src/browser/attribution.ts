import { storedValue, type ValueStorage } from './stored-value.ts'

/** Which campaign, partner or friend a visitor came by, as the link said it; it goes along with the sign-up. */
export interface Attribution {
  referrerCode?: string
  ch?: string
  cm?: string
  pp?: string
  affiliateCode?: string
  appsflyerId?: string
}

interface KeptAttribution {
  marks: Attribution
  keptAtMs: number
}

/** The marks by the names that links have for them (specification, section 7). */
const names = {
  referrer_code: 'referrerCode',
  ch: 'ch',
  cm: 'cm',
  pp: 'pp',
  affiliate_code: 'affiliateCode',
  appsflyer_id: 'appsflyerId',
} as const satisfies Record<string, keyof Attribution>

const keptMs = 30 * 24 * 60 * 60 * 1000
// The contract's rules, without the schemas, which the first page shall not load.
const printable = /^[\x20-\x7e]{1,200}$/
const referrer = /^[A-Za-z0-9]{4,16}$/

/**
 * The marks of the link by which a visitor came last, kept for 30 days. A referrer is kept beside them, for as long
 * of its own: a link that brings marks and no referrer does not take the friend's place.
 */
export function createAttribution(storage: () => ValueStorage) {
  const campaign = storedValue('marquee.campaign', storage, readKept)
  const referral = storedValue('marquee.referrer', storage, readKept)
  return {
    /** Reads an address's query. One without marks leaves what is kept; one with marks takes its place. */
    remember(search: string, nowMs: number): void {
      const query = new URLSearchParams(search)
      const marks = marksOf((field) => query.get(field))
      const { referrerCode } = marks
      if (Object.keys(marks).length > 0) campaign.write({ marks, keptAtMs: nowMs })
      if (referrerCode) referral.write({ marks: { referrerCode }, keptAtMs: nowMs })
    },
    current: (nowMs: number): Attribution => ({
      ...freshMarks(campaign.read(), nowMs),
      ...freshMarks(referral.read(), nowMs),
    }),
  }
}

export const attribution = createAttribution(() => localStorage)

function marksOf(read: (field: string, name: string) => unknown): Attribution {
  const found = Object.entries(names).flatMap(([field, name]) => {
    const value = read(field, name)
    const text = typeof value === 'string' ? value.trim() : ''
    return (name === 'referrerCode' ? referrer : printable).test(text) ? [[name, text]] : []
  })
  return Object.fromEntries(found)
}

const freshMarks = (kept: KeptAttribution | undefined, nowMs: number) =>
  kept && nowMs - kept.keptAtMs < keptMs ? kept.marks : undefined

function readKept(found: unknown): KeptAttribution | undefined {
  const { marks, keptAtMs }: Record<string, unknown> = Object(found)
  if (typeof keptAtMs !== 'number') return undefined
  return { marks: marksOf((_, name) => Object(marks)[name]), keptAtMs }
}
