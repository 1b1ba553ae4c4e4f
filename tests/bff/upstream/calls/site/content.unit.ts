import t from 'tap'
import { analytics, topTen } from '#bff/platform/site/notices.ts'
import { seo } from '#bff/platform/site/seo.ts'
import { cms } from '#bff/platform/site/texts.ts'
import { maskAccount } from '#bff/upstream/decoding/value-readers.ts'
import { UnusableAnswer } from '#bff/upstream/platform-call.ts'
import { readAnswer } from '../../read-answer.ts'

const record = {
  id: 5,
  page_name: 'home',
  en_item_name: 'Home',
  en_body: '<p>one</p>',
  local_item_name: null,
  local_body: '',
  meta_title: 'Luna\r\nset-cookie: a=b',
  meta_desc: 'd',
  meta_keywords: 'k',
  meta_url: '',
  meta_canonical: '',
  meta_author: '',
  meta_publisher: '',
  meta_lang: 'en',
  meta_image_url: '',
}

t.test('an SEO record lies in value[0], in value, under its name, or in the answer itself', async (t) => {
  for (const answer of [
    { value: [record] },
    { value: record },
    { seo: record },
    { ...record, statusCode: 1 },
  ]) {
    const { output, drifts } = readAnswer(seo, { page: 'home' }, answer)
    t.same(drifts, [])
    t.hasStrict(output, { id: '5', itemName: { en: 'Home', local: '', cn: '' } })
  }
})

t.test('SEO texts are one line each', async (t) => {
  const { output } = readAnswer(seo, { page: 'home' }, { value: [record] })
  t.equal(output.metaTitle, 'Luna set-cookie: a=b')
})

t.test('an SEO record names its language by code or tag, and any other is none and drift', async (t) => {
  const languages = { EN: 'EN', php: 'PHP', 'fil-PH': 'PHP', zh_CN: 'CN', '': '' }
  for (const [meta_lang, language] of Object.entries(languages)) {
    const { output, drifts } = readAnswer(seo, { page: 'home' }, { seo: { ...record, meta_lang } })
    t.same([output.metaLang, drifts], [language, []], meta_lang)
  }
  for (const meta_lang of ['MMK', 'klingon', 7, ['en']]) {
    const { output, drifts } = readAnswer(seo, { page: 'home' }, { seo: { ...record, meta_lang } })
    t.equal(output.metaLang, '', String(meta_lang))
    t.match(drifts, [/^meta_lang: a language of the site, not /])
  }
})

t.test('texts of an SEO record in the wrong type are as if absent, and drift', async (t) => {
  const wrong = { ...record, local_item_name: { text: 'Home' }, local_body: 5.5, en_body: ['<p>one</p>'] }
  const { output, drifts } = readAnswer(seo, { page: 'home' }, { seo: wrong })
  t.match(output, { itemName: { en: 'Home', local: '' }, body: { en: '', local: '5.5' } })
  t.match(drifts, [/^en_body: shortMarkup, not array$/, /^local_item_name: plain text, not object$/])
})

t.test('the SEO record of another page is none of this one', async (t) => {
  const asked = { page: 'slots' } as const
  const drift = { path: 'page_name', expected: 'that of the request', found: 'another' }
  t.throws(
    () => readAnswer(seo, asked, { seo: record }),
    new UnusableAnswer('The record of another page', drift),
  )
  for (const page_name of ['slots', 'SLOTS', 'our slots', ''])
    t.equal(readAnswer(seo, asked, { seo: { ...record, page_name } }).output.id, '5', page_name)
})

const names = ['about_us', 'privacy_policy', 'banking', 'faqs', 'responsible_gaming']
const texts = (status: unknown) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`en_${name}_body`, `<p onclick="x">${name}</p>`],
      [`local_${name}_body`, null],
      [`${name}_status`, status],
    ]),
  )

t.test("the operator's texts", async (t) => {
  const { output, drifts } = readAnswer(cms, undefined, { cms: { ...texts(false), faqs_status: 1 } })
  t.same(drifts, [])
  t.equal(output.status, true, 'one is enough')
  t.same(output.faqs, { enabled: true, en: '<p onclick="x">faqs</p>', local: '', cn: '' })
  t.match(output.responsibleGaming, { enabled: false, en: '<p onclick="x">responsible_gaming</p>' })
  t.same(output.terms, { enabled: false, en: '', local: '', cn: '' }, 'the specification has no terms')
  t.equal(readAnswer(cms, undefined, { value: [texts('0')] }).output.status, false)
})

t.test('terms, and texts in Chinese, of a platform that sends them', async (t) => {
  const more = { cn_faqs_body: '常见问题', terms_status: true, en_terms_body: 'Terms', cn_terms_body: '条款' }
  const { output, drifts } = readAnswer(cms, undefined, { cms: { ...texts('0'), ...more } })
  t.same(drifts, [])
  t.match(output, { faqs: { cn: '常见问题' }, terms: { enabled: true, en: 'Terms', local: '', cn: '条款' } })
  t.equal(output.status, false, 'terms are none of the five')
})

t.test('analytics', async (t) => {
  const value = [
    { section: 'head', script: '<script>1</script>' },
    { section: 'FOOT', script: '<script>2</script>' },
    { section: 'HEAD', script: ' ' },
    { section: 'HEAD' },
  ]
  t.strictSame(readAnswer(analytics, undefined, { value }).output, [
    { section: 'HEAD', script: '<script>1</script>' },
    { section: 'BODY', script: '<script>2</script>' },
  ])
})

const entry = { account_masked: 'ju***88', amount: '1500' }
const stats = {
  withrawal: [entry],
  winner: [],
  hour_withdrawal: [],
  registered_player: '12',
  active_player: 3,
  deposited_player: 4,
}

t.test('the top ten, in both spellings', async (t) => {
  const { withrawal, ...rest } = stats
  for (const answer of [{ value: [stats] }, stats, { value: [{ ...rest, withdrawal: withrawal }] }]) {
    const { output, drifts } = readAnswer(topTen, undefined, answer)
    t.same(drifts, [])
    t.strictSame(output, {
      withdrawal: [{ accountMasked: 'ju***88', amount: { amount: '1500.00', currency: 'PHP' } }],
      winner: [],
      hourWithdrawal: [],
      registeredPlayer: 12,
      activePlayer: 3,
      depositedPlayer: 4,
    })
  }
})

t.test('names of the top ten never show whole, and entries without a number never show', async (t) => {
  const winner = [
    { account_id: 'juandelacruz88', amount: 5 },
    { ...entry, amount: 'a lot' },
    { amount: 5 },
    { account_id: '', amount: 5 },
  ]
  const { output } = readAnswer(topTen, undefined, { value: [{ ...stats, winner }] })
  t.same(
    output.winner.map(({ accountMasked }) => accountMasked),
    ['ju***88'],
  )
})

t.test('masking', async (t) => {
  const masked = {
    juandelacruz88: 'ju***88',
    'ju***88': 'ju***88',
    anna: 'a***',
    a: 'a***',
    中文字符很多: '中文***很多',
  }
  for (const [account, expected] of Object.entries(masked)) t.equal(maskAccount(account), expected)
})
