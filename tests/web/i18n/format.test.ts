import { offeredLanguages } from '@marquee/contracts/languages'
import t from 'tap'
import { formatFor } from '../../../packages/web/src/i18n/format.ts'
import { languageHref } from '../../../packages/web/src/i18n/language-href.ts'
import { loadI18n } from '../../../packages/web/src/i18n/load-i18n.ts'

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

t.test('dates are those of the site, wherever the reader or the server is', async (t) => {
  t.match(english.dateTime('2030-01-01T20:30:00Z'), /Jan 2, 2030.*4:30.AM/)
  t.match(chinese.dateTime('2030-01-01T20:30:00Z'), /2030年1月2日 04:30/)
  t.equal(english.dateTime('soon'), 'soon')
})

t.test('percent and numbers', async (t) => {
  t.same([english.percent(25), english.number(12345)], ['25%', '12,345'])
  for (const { dateLocale, tag } of Object.values(offeredLanguages))
    for (const locale of [dateLocale, tag])
      for (const value of [0, 7, 999, 1000, -5, 0.5])
        t.equal(
          formatFor(locale).number(value),
          new Intl.NumberFormat(locale).format(value),
          `${locale} ${value}`,
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
