import { storedValue, type ValueStorage } from './stored-value.ts'

/** The campaign, affiliate or friend whose link brought the visitor; sent with the sign-up. */
export interface Attribution {
  referrerCode?: string
  ch?: string
  cm?: string
  pp?: string
  affiliateCode?: string
  appsflyerId?: string
}

interface StoredAttribution {
  marks: Attribution
  keptAtMs: number
}

/** Fields by the names of the query parameters in links (specification, section 7). */
const fieldByParameter = {
  referrer_code: 'referrerCode',
  ch: 'ch',
  cm: 'cm',
  pp: 'pp',
  affiliate_code: 'affiliateCode',
  appsflyer_id: 'appsflyerId',
} as const satisfies Record<string, keyof Attribution>

const maxAgeMs = 30 * 24 * 60 * 60 * 1000
// The contract's rules, written without its schemas, which the first page does not load.
const printable = /^[\x20-\x7e]{1,200}$/
const referrer = /^[A-Za-z0-9]{4,16}$/

// What a program has made of `&` that had been written for HTML, also once more for an address.
const escapedAnd = /(&|%26)((amp|(#|%23)0*38)(;|%3B))+/gi
// What a program has taken for the end of an address.
const trailing = /[.,:;>"']+$/

/**
 * The attribution of the last link that brought the visitor, stored for 30 days. The referrer is stored separately for
 * 30 days of its own, so that a campaign link without a referrer does not replace the friend.
 */
export function createAttribution(storage: () => ValueStorage) {
  const campaign = storedValue('marquee.campaign', storage, parseStored)
  const referral = storedValue('marquee.referrer', storage, parseStored)
  return {
    /**
     * Reads the query of an address, also of one that was escaped or took a full stop along on its way. A query with
     * attribution replaces the stored one; any other leaves it.
     *
     * @param address from its `?` on, with what follows `#`, since `&#38;` has one
     */
    remember(address: string, nowMs: number): void {
      const [search = ''] = address.replace(escapedAnd, '&').split('#')
      const query = new URLSearchParams(search.replace(trailing, ''))
      const marks = marksOf((field) => query.get(field))
      const { referrerCode } = marks
      if (Object.keys(marks).length > 0) campaign.write({ marks, keptAtMs: nowMs })
      if (referrerCode) referral.write({ marks: { referrerCode }, keptAtMs: nowMs })
    },
    current: (nowMs: number): Attribution => ({
      ...unexpiredMarks(campaign.read(), nowMs),
      ...unexpiredMarks(referral.read(), nowMs),
    }),
  }
}

export const attribution = createAttribution(() => localStorage)

function marksOf(read: (field: string, name: string) => unknown): Attribution {
  const found = Object.entries(fieldByParameter).flatMap(([field, name]) => {
    const value = read(field, name)
    const text = typeof value === 'string' ? value.trim() : ''
    // Nothing but letters and digits belongs to a referrer.
    const code = name === 'referrerCode' ? text.replace(/\W+$/, '') : text
    return (name === 'referrerCode' ? referrer : printable).test(code) ? [[name, code]] : []
  })
  return Object.fromEntries(found)
}

const unexpiredMarks = (stored: StoredAttribution | undefined, nowMs: number) =>
  stored && nowMs - stored.keptAtMs < maxAgeMs ? stored.marks : undefined

function parseStored(found: unknown): StoredAttribution | undefined {
  const { marks, keptAtMs }: Record<string, unknown> = Object(found)
  if (typeof keptAtMs !== 'number') return undefined
  return { marks: marksOf((_, name) => Object(marks)[name]), keptAtMs }
}
