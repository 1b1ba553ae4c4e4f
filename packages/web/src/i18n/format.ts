import { offeredLanguages } from '@marquee/contracts/languages'
import type { Money } from '@marquee/contracts/money'
import { useLanguage } from './use-language.ts'

/** How values are written in one language. */
export interface Format {
  /** `₱1,234.50`: the currency's narrow symbol, always two decimals. */
  money: (money: Money) => string
  number: (value: number) => string
  /** A value in percent, 0 to 100, as `25%`. */
  percent: (value: number) => string
  /** An ISO 8601 instant as date and time of the site; text that is no instant comes back as it is. */
  dateTime: (iso: string) => string
  /** The time of day of an ISO 8601 instant. */
  time: (iso: string) => string
}

// Start-up says no time zone. The site's clock is the one its players live by, and server and browser must agree.
const timeZone = 'Asia/Manila'

const formats = new Map<string, Format>()

/** Formats for an `Intl` locale, made once: what `Intl` makes is dear, and a page has dozens of numbers. */
export function formatFor(locale: string): Format {
  let format = formats.get(locale)
  if (!format) {
    format = createFormat(locale)
    formats.set(locale, format)
  }
  return format
}

function createFormat(locale: string): Format {
  const number = later(() => new Intl.NumberFormat(locale))
  const percent = later(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }))
  const dateTime = later(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  )
  const time = later(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }))
  const byCurrency = new Map<string, Intl.NumberFormat | undefined>()
  const written = (style: Intl.DateTimeFormat, iso: string) => {
    const instant = new Date(iso)
    return Number.isNaN(instant.getTime()) ? iso : style.format(instant)
  }
  return {
    money: ({ amount, currency }) => {
      const symbol = symbols[currency]
      if (symbol) return grouped(amount).replace(/\d/, (first) => symbol + first)
      if (!byCurrency.has(currency)) byCurrency.set(currency, moneyFormat(locale, currency))
      // A decimal string is formatted digit by digit: no float in between.
      const style = byCurrency.get(currency)
      return style ? style.format(amount as Intl.StringNumericLiteral) : `${amount} ${currency}`.trim()
    },
    number: (value) => (Number.isSafeInteger(value) ? grouped(String(value)) : number().format(value)),
    percent: (value) => percent().format(value / 100),
    dateTime: (iso) => written(dateTime(), iso),
    time: (iso) => written(time(), iso),
  }
}

// The first `Intl` of a page costs a cheap phone 60 to 200 ms. What nearly every page shows is written without it,
// exactly as `Intl` does, and alike in every language that is offered; a test holds that.
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

const symbols: Partial<Record<string, string>> = { PHP: '₱', CNY: '¥', USD: '$' }

/** Makes a value when it is first asked for. */
function later<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

// A site may count in points or in a code that `Intl` refuses.
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

/** The formats of the page's language. */
export const useFormat = (): Format => formatFor(offeredLanguages[useLanguage()].dateLocale)
