import { offeredLanguages } from '@marquee/contracts/languages'
import type { Money } from '@marquee/contracts/money'
import { defaultTimeZone } from '@marquee/contracts/time-zone'
import { useContext } from 'react'
import { useLanguage } from './language.ts'
import { TimeZoneContext } from './time-zone.ts'

/** Formatters of one locale. */
export interface Format {
  /** `₱1,234.50`: the currency's narrow symbol, always two decimals. */
  money: (money: Money) => string
  number: (value: number) => string
  /** A percentage from 0 to 100, as `25%`. */
  percent: (value: number) => string
  /** An ISO 8601 instant as date and time in the site's time zone; any other text is returned unchanged. */
  dateTime: (iso: string) => string
  /** The time of day of an ISO 8601 instant, in the site's time zone. */
  time: (iso: string) => string
}

const formats = new Map<string, Format>()

/** The formatters of an `Intl` locale in a time zone, created once because `Intl` constructors are slow. */
export function formatFor(locale: string, timeZone = defaultTimeZone): Format {
  const key = `${locale} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    format = createFormat(locale, timeZone)
    formats.set(key, format)
  }
  return format
}

function createFormat(locale: string, timeZone: string): Format {
  const number = lazy(() => new Intl.NumberFormat(locale))
  const percent = lazy(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }))
  const zone = lazy(() => knownTimeZone(timeZone))
  const dateTime = lazy(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone() }),
  )
  const time = lazy(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone() }))
  const byCurrency = new Map<string, Intl.NumberFormat | undefined>()
  const formatIso = (style: Intl.DateTimeFormat, iso: string) => {
    const instant = new Date(iso)
    if (Number.isNaN(instant.getTime())) return iso
    const text = style.format(instant)
    // A time that is not the site's says so.
    return zone() === timeZone ? text : `${text} ${utc}`
  }
  return {
    money: ({ amount, currency }) => {
      const symbol = symbols[currency]
      if (symbol) return groupThousands(amount).replace(/\d/, (first) => symbol + first)
      if (!byCurrency.has(currency)) byCurrency.set(currency, moneyFormat(locale, currency))
      // A decimal string is formatted digit by digit: no float in between.
      const format = byCurrency.get(currency)
      return format ? format.format(amount as Intl.StringNumericLiteral) : `${amount} ${currency}`.trim()
    },
    number: (value) => (Number.isSafeInteger(value) ? groupThousands(String(value)) : number().format(value)),
    percent: (value) => percent().format(value / 100),
    dateTime: (iso) => formatIso(dateTime(), iso),
    time: (iso) => formatIso(time(), iso),
  }
}

const utc = 'UTC'

/** The time zone, or `UTC` where this browser, which may be older than the gateway, does not know it. */
export function knownTimeZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return utc
  }
}

// Creating the first `Intl` object of a page is slow on a cheap phone. Plain numbers and the common currencies are written
// without it; a test holds that the result equals `Intl` in every language that is offered.
const groupThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

const symbols: Partial<Record<string, string>> = { PHP: '₱', CNY: '¥', USD: '$' }

/** Creates a value on first use. */
function lazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= create()
    return value
  }
}

// A site may use points, or a currency code that `Intl` refuses.
function moneyFormat(locale: string, currency: string): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
  } catch {
    return undefined
  }
}

/** The formatters of the page's language and the site's time zone: server and browser format alike. */
export const useFormat = (): Format =>
  formatFor(offeredLanguages[useLanguage()].dateLocale, useContext(TimeZoneContext))
