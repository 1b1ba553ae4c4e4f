import { offeredLanguages } from '@marquee/contracts/languages'
import fc from 'fast-check'
import t from 'tap'
import { dayTextFor } from '#web/i18n/day-text.ts'
import { formatFor } from '#web/i18n/format.ts'
import { languageHref } from '#web/i18n/language.ts'
import { loadI18n } from '#web/i18n/load-texts.ts'
import { dayIn } from '#web/i18n/site-day.ts'

const english = formatFor('en')
const chinese = formatFor('zh')

t.test('money has the narrow symbol of its currency and never passes through a float', async (t) => {
  t.equal(english.money({ amount: '1234.50', currency: 'PHP' }), '₱1,234.50')
  t.equal(chinese.money({ amount: '-0.10', currency: 'CNY' }), '-¥0.10')
  t.equal(english.money({ amount: '90071992547409931.07', currency: 'PHP' }), '₱90,071,992,547,409,931.07')
  t.equal(
    english.money({ amount: '12.00', currency: 'POINTS' }),
    '12.00 POINTS',
    'a currency of the site’s own',
  )
})

t.test('dates are in the site’s time zone, wherever the reader or the server is', async (t) => {
  t.match(english.dateTime('2030-01-01T20:30:00Z'), /Jan 2, 2030.*4:30.AM/)
  t.match(chinese.dateTime('2030-01-01T20:30:00Z'), /2030年1月2日 04:30/)
  t.equal(english.dateTime('soon'), 'soon')
})

t.test('a midnight of the site is written as the day that ends or begins there', async (t) => {
  const { through, from } = dayTextFor('en', 'Asia/Manila', english.dateTime)
  const midnight = '2026-11-30T00:00:00+08:00'
  t.equal(through(midnight), 'Sunday, Nov 29')
  t.equal(from(midnight), 'Monday, Nov 30')
  t.equal(through('2026-11-29T16:00:00Z'), 'Sunday, Nov 29', 'however it is written')
  t.equal(through('2026-11-30T00:01:00+08:00'), undefined)
  t.match(from('2026-11-30T00:01:00+08:00'), /Nov 30, 2026.*12:01.AM/)
  t.equal(through('2026-11-30T00:00:00Z'), undefined, 'another place’s midnight')
  t.same([through(''), through('soon'), from('soon')], [undefined, undefined, 'soon'])
  t.equal(dayTextFor('zh', 'Asia/Manila', chinese.dateTime).through(midnight), '11月29日星期日')
})

t.test('a time zone that the browser does not know breaks no page', async (t) => {
  const { DateTimeFormat } = Intl
  const knows = /^(?:Asia\/Manila|UTC)$/
  // A browser of some years ago, which knows no offsets and not the newest names.
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct(target, [locale, style]) {
      if (!knows.test(style.timeZone)) throw new RangeError(`Invalid time zone specified: ${style.timeZone}`)
      return new target(locale, style)
    },
  })
  t.teardown(() => {
    Intl.DateTimeFormat = DateTimeFormat
  })
  const at = '2030-01-01T20:30:00Z'
  t.match(formatFor('en', 'Europe/Kyiv').dateTime(at), /Jan 1, 2030.*8:30.PM UTC$/)
  t.match(formatFor('en', '+05:45').time(at), /8:30.PM UTC$/)
  t.match(formatFor('en', 'UTC').time(at), /8:30.PM$/)
  t.equal(dayIn('Europe/Kyiv', Date.parse(at)), '2030-01-01')
})

t.test('percent and numbers', async (t) => {
  t.same([english.percent(25), english.number(12345)], ['25%', '12,345'])
})

t.test('numbers and money are what Intl writes, in every language that is offered', async (t) => {
  const locales = Object.values(offeredLanguages).flatMap(({ dateLocale, tag }) => [dateLocale, tag])
  const locale = fc.constantFrom(...new Set(locales))
  fc.assert(
    fc.property(locale, fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.float()), (locale, value) => {
      if (!Object.is(value, -0))
        t.equal(formatFor(locale).number(value), new Intl.NumberFormat(locale).format(value))
    }),
  )
  const amount = fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}` as const)
  const currency = fc.constantFrom('PHP', 'CNY', 'USD', 'EUR', 'IDR', 'JPY')
  fc.assert(
    fc.property(locale, amount, currency, (locale, amount, currency) => {
      const style = {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
      } as const
      t.equal(
        formatFor(locale).money({ amount, currency }),
        new Intl.NumberFormat(locale, style).format(amount as Intl.StringNumericLiteral),
      )
    }),
  )
})

t.test('the same page in another language', async (t) => {
  t.equal(languageHref('PHP', '/slots?page=2#top'), '/php/slots?page=2#top')
  t.equal(languageHref('CN', '/'), '/cn')
  t.equal(languageHref('EN', '/slots'), '/slots')
})

t.test('plural forms follow the language, not its code', async (t) => {
  t.equal((await loadI18n('PHP')).language, 'fil')
  t.equal((await loadI18n('CN')).language, 'zh-Hans')
})
