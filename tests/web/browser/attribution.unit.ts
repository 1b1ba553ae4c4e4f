import t from 'tap'
import { createAttribution } from '#web/browser/attribution.ts'
import { memoryStorage } from '../memory-storage.ts'

const openMarks = () => {
  const storage = memoryStorage()
  return createAttribution(() => storage)
}
const day = 24 * 60 * 60 * 1000
const link = '?referrer_code=FRIEND8&ch=search&cm=summer&pp=banner&affiliate_code=aff-1&appsflyer_id=af-1'

t.test('the attribution of a link is stored for 30 days, and no longer', async (t) => {
  const marks = openMarks()
  marks.remember(link, 0)
  const all = {
    referrerCode: 'FRIEND8',
    ch: 'search',
    cm: 'summer',
    pp: 'banner',
    affiliateCode: 'aff-1',
    appsflyerId: 'af-1',
  }
  t.same(marks.current(0), all)
  t.same(marks.current(30 * day - 1), all)
  t.same(marks.current(30 * day), {})
})

t.test('a link without attribution leaves the stored one; a link with one replaces it', async (t) => {
  const marks = openMarks()
  marks.remember(link, 0)
  marks.remember('?q=jade', day)
  t.equal(marks.current(day).referrerCode, 'FRIEND8')
  marks.remember('?ch=mail', 2 * day)
  t.same(marks.current(2 * day), { referrerCode: 'FRIEND8', ch: 'mail' })
})

t.test('a referrer is stored for 30 days of its own, until a link brings another', async (t) => {
  const marks = openMarks()
  marks.remember('?referrer_code=FRIEND8&ch=search', 0)
  marks.remember('?ch=mail', 20 * day)
  t.same(marks.current(30 * day - 1), { referrerCode: 'FRIEND8', ch: 'mail' })
  t.same(marks.current(30 * day), { ch: 'mail' })
  marks.remember('?referrer_code=OTHER9', 31 * day)
  marks.remember('?referrer_code=a%20b', 32 * day)
  t.same(marks.current(32 * day), { referrerCode: 'OTHER9' })
})

t.test('a link that was escaped on its way, or took signs along, is read as it was meant', async (t) => {
  const meant = { referrerCode: 'ABC123', ch: 'x', affiliateCode: 'y' }
  for (const sign of ['&amp;', '&#038;', '&#38;', '%26amp%3B', '%26amp;', '&AMP;', '&amp;amp;', '&']) {
    for (const end of ['', '.', ')', '.)', '”', '。', '#top']) {
      const marks = openMarks()
      marks.remember(`?ch=x${sign}affiliate_code=y${sign}referrer_code=ABC123${encodeURI(end)}`, 0)
      t.same(marks.current(0), meant, `${sign} ${end}`)
    }
  }
  const marks = openMarks()
  marks.remember('?ch=a.b&pp=Promo%20(PH)&cm=c.', 0)
  t.same(marks.current(0), { ch: 'a.b', pp: 'Promo (PH)', cm: 'c' })
})

t.test('invalid values of a link are left out', async (t) => {
  const marks = openMarks()
  marks.remember(`?referrer_code=a%20b&ch=${'x'.repeat(201)}&cm=%00&pp=fine&other=1`, 0)
  t.same(marks.current(0), { pp: 'fine' })
})
