import { operations } from '@marquee/contracts/operations'
import t from 'tap'
import { ok, type Payload, startScripted } from './scripted-platform.ts'
import { wireForm } from './wire-form.ts'

const wire = (value: unknown, changes: Payload = {}) => ({ ...(wireForm(value) as Payload), ...changes })
const hostile =
  '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:x">y</a><iframe src="//e.example"></iframe></p>'
const clean = '<p>Hi <a rel="noopener noreferrer nofollow">y</a></p>'

t.test('HTML of promotions and news is reduced, for visitors and players', async (t) => {
  const { visitor, player, script } = await startScripted(t)
  const bodies = { body_en: hostile, body_local: hostile, body_cn: hostile }
  script('/api/promotion/detail', () =>
    ok({ value: [wire(operations.getPromotion.example.response, bodies)] }),
  )
  script('/api/cms/news_detail', () => ok({ value: [wire(operations.getNews.example.response, bodies)] }))
  const expected = { body: { EN: clean, PHP: clean, CN: clean } }
  t.match((await visitor.get('/api/promotions/WELCOME50')).json(), expected)
  t.match((await (await player()).get('/api/promotions/WELCOME50')).json(), expected)
  t.match((await visitor.get('/api/news/N1')).json(), expected)
})

t.test('names are masked, whatever the platform sends', async (t) => {
  const { visitor, player, script } = await startScripted(t)
  const ana = await player()
  const [friend] = operations.listDownlines.example.response.items
  const [entry] = operations.getLeaderboard.example.response.entries
  const named = { account_masked: 'juandelacruz88' }
  script('/api/referral/downlines', () =>
    ok({ value: [wire(friend, named), wire(friend, { account_masked: '' })] }),
  )
  script('/api/leaderboard/detail', () =>
    ok({ value: [wire(operations.getLeaderboard.example.response, { entries: [wire(entry, named)] })] }),
  )
  const answers = [
    await ana.get('/api/referral/downlines'),
    await ana.get('/api/leaderboards/WEEK1'),
    await visitor.get('/api/leaderboards/WEEK1'),
  ]
  for (const { text } of answers) {
    t.match(text, '"accountMasked":"ju***88"')
    t.notMatch(text, /juandelacruz/)
  }
  t.equal(answers[0]?.json<{ items: unknown[] }>().items.length, 1, 'a friend without a name is left out')
})

t.test('links lead to pages only, and pictures come through the gateway', async (t) => {
  const { visitor, player, script } = await startScripted(t)
  const [banner] = operations.listBanners.example.response.items
  const links = [
    'javascript:alert(1)',
    '//evil.example',
    '/\t/evil.example',
    'https://partner.example/',
    '/vip?a=1',
  ]
  script('/api/cms/banner_list', () =>
    ok({
      value: [
        ...links.map((link) => wire(banner, { link, img_url: '/art/b.png', img_url_mobile: 'javascript:x' })),
        wire(banner, { img_url: '' }),
        wire(banner, { link: 'https://only.example/', lang: 'CN' }),
      ],
    }),
  )
  const banners = (await visitor.get('/api/site/banners?language=EN')).json<{
    items: { link: string; imgUrl: string; imgUrlMobile: string }[]
  }>().items
  t.same(
    banners.map(({ link }) => link),
    ['', '', '', 'https://partner.example/', '/vip?a=1'],
    'without the one that has no picture and the one for readers of Chinese',
  )
  t.match(banners[0], { imgUrl: '/media/art/b.png', imgUrlMobile: '' })
  const chinese = (await visitor.get('/api/site/banners?language=CN')).json<{ items: { link: string }[] }>()
  t.equal(chinese.items.at(-1)?.link, 'https://only.example/')

  script('/api/settings/app_download', () =>
    ok({
      value: [
        { android_url: 'javascript:x', android_sha256: 'no', ios_url: 'data:text/html,x', ios_kind: 'PWA' },
      ],
    }),
  )
  t.same((await visitor.get('/api/site/app-download')).json(), {
    ...{
      androidUrl: '',
      androidVersion: '',
      androidSha256: '',
      androidSize: null,
      iosUrl: '',
      iosKind: 'PWA',
    },
  })
  const channel = (value: string) => ({ kind: 'facebook', label: 'Us', value })
  script('/api/support/contact_channels', () =>
    ok({
      value: ['javascript:x', 'java\nscript:x', 'm.me/us', 'https://m.me/us', '+63 2 8000'].map(channel),
    }),
  )
  const channels = (await visitor.get('/api/site/contact')).json<{
    items: { kind: string; value: string }[]
  }>()
  t.same(
    channels.items.map(({ value }) => value),
    ['m.me/us', 'https://m.me/us', '+63 2 8000'],
  )
  const ana = await player()
  script('/api/referral/info', () =>
    ok({
      value: [
        wire(operations.getReferral.example.response, { referral_link: 'javascript:x', qr_text: 'sms:1' }),
      ],
    }),
  )
  t.match((await ana.get('/api/referral')).json(), { referralLink: '', qrText: '', referralCode: 'DEMO88' })
  const helpline = { name: 'Help', phone: '1', url: 'javascript:x' }
  script('/api/rg/settings', () =>
    ok({ value: [wire(operations.getLimits.example.response, { helplines: [helpline, {}] })] }),
  )
  t.same((await ana.get('/api/responsible-gaming')).json<{ helplines: unknown }>().helplines, [
    { name: 'Help', phone: '1', email: '', url: '', hours: '' },
  ])
})

t.test('figures stay decimal text, and money has two digits', async (t) => {
  const { player, script } = await startScripted(t)
  const ana = await player()
  const [rebate, detail] = [operations.getRebate.example.response, operations.getLeaderboard.example.response]
  script('/api/promotion/rebate_info', () =>
    ok({
      ...wire(rebate),
      claimable: 0.29,
      rate_by_category: [{ category: 'SLOTS', rate: 0.3 }, { category: 'X' }],
    }),
  )
  t.match((await ana.get('/api/me/rebate')).json(), {
    claimable: { amount: '0.29', currency: 'PHP' },
    rateByCategory: [{ category: 'SLOTS', rate: '0.3' }],
  })
  const entries = [
    { place: 1, account_masked: 'a***', score: '90071992547409931.123' },
    { place: 2, account_masked: 'b***', score: '1e9' },
  ]
  script('/api/leaderboard/detail', () =>
    ok({ value: [wire(detail, { entries, me: { place: 0, score: '' } })] }),
  )
  t.match((await ana.get('/api/leaderboards/WEEK1')).json(), {
    entries: [{ score: '90071992547409931.123' }],
    me: null,
  })
})
