import { offeredLanguages } from '@marquee/contracts/languages'
import type { Money } from '@marquee/contracts/money'
import { useLanguage } from './language.ts'

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

// The start-up data names no time zone. Server and browser must format alike, so the players' zone is fixed here.
export const timeZone = 'Asia/Manila'

const formats = new Map<string, Format>()

/** The formatters of an `Intl` locale, created once because `Intl` constructors are slow. */
export function formatFor(locale: string): Format {
  let format = formats.get(locale)
  if (!format) {
    format = createFormat(locale)
    formats.set(locale, format)
  }
  return format
}

function createFormat(locale: string): Format {
  const number = lazy(() => new Intl.NumberFormat(locale))
  const percent = lazy(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }))
  const dateTime = lazy(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  )
  const time = lazy(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }))
  const byCurrency = new Map<string, Intl.NumberFormat | undefined>()
  const formatIso = (style: Intl.DateTimeFormat, iso: string) => {
    const instant = new Date(iso)
    return Number.isNaN(instant.getTime()) ? iso : style.format(instant)
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

/** The formatters of the page's language. */
export const useFormat = (): Format => formatFor(offeredLanguages[useLanguage()].dateLocale)
