import { createHash } from 'node:crypto'
import { cashierTest, minute } from '../cashier/cashier-test.ts'
import type { ResponseBody } from '../open-sandbox.ts'

cashierTest('a session that is revoked has expired, the others go on', async (t, cashier) => {
  const phone = await cashier.player('winner')
  const laptop = await cashier.player('winner')
  const { value } = await laptop.call('/api/auth/sessions')
  t.same(value.map(({ current }: ResponseBody) => current).sort(), [false, true])
  const session_id = value.find(({ current }: ResponseBody) => !current).session_id
  t.notMatch(JSON.stringify(value), /token/)
  t.equal((await laptop.call('/api/auth/session_revoke', { session_id })).statusCode, 1)
  t.match(await phone.call('/api/auth/get_balance'), { statusMessage: 'sessionExpired' })
  t.match(await laptop.call('/api/auth/session_revoke', { session_id }), { statusMessage: 'notFound' })
  const nokyc = await cashier.player('nokyc')
  const own = (await laptop.call('/api/auth/sessions')).value[0].session_id
  t.match(await nokyc.call('/api/auth/session_revoke', { session_id: own }), { statusMessage: 'notFound' })
  t.match((await nokyc.call('/api/auth/session_info')).value, [{ idle_timeout: 1800, blockers: ['KYC'] }])
})

cashierTest('messages are read and deleted', async (t, { player: open }) => {
  const [winner, nokyc] = [await open('winner'), await open('nokyc')]
  const inbox = async () => (await winner.call('/api/settings/get_inbox')) as ResponseBody
  const { value, unread_count } = await inbox()
  const [{ inbox_id }] = value.filter(({ is_read }: ResponseBody) => !is_read)
  await winner.call('/api/settings/read_inbox', { inbox_id })
  t.equal((await inbox()).unread_count, unread_count - 1)
  t.match(await nokyc.call('/api/settings/read_inbox', { inbox_id }), { statusMessage: 'notFound' })
  t.match(await winner.call('/api/settings/read_inbox', {}), { statusMessage: 'invalidInput' })
  await winner.call('/api/settings/read_inbox', { all: true })
  t.match((await winner.call('/api/settings/check_status')).value, [{ unread_count: 0 }])
  const plain = value.find(({ reward }: ResponseBody) => reward === null)
  t.equal((await winner.call('/api/settings/delete_inbox', { inbox_id: plain.inbox_id })).statusCode, 1)
  t.equal((await inbox()).value.length, value.length - 1)
})

cashierTest('a question is answered after a minute, in its language', async (t, { player: open, pass }) => {
  const winner = await open('winner')
  const create = (message: string, request_id: string = crypto.randomUUID()) =>
    winner.call('/api/support/ticket_create', { request_id, subject: 'Tanong', category: 'OTHER', message })
  const first = await create('Where is my deposit?', 'q')
  t.match(first.value, [{ status: 'OPEN', messages: [{ from: 'PLAYER' }] }])
  t.same(await create('Where is my deposit?', 'q'), first, 'a repeat asks once')
  pass(minute)
  const latest = async () => (await winner.call('/api/support/ticket_list')).value[0]
  t.match(await latest(), { status: 'ANSWERED', messages: [{}, { from: 'SUPPORT', message: /automatic/ }] })
  const { ticket_id } = first.value[0]
  const reply = { request_id: 'r', ticket_id, message: '我的存款还没到' }
  t.match((await winner.call('/api/support/ticket_reply', reply)).value, [{ status: 'OPEN' }])
  pass(minute)
  t.match((await latest()).messages.at(-1), { message: /自动回复/ })
  t.match(await create('x'.repeat(2_001)), { statusMessage: 'invalidInput', fields: { message: 'length' } })
  for (let count = 0; count < 5; count++) await create(`Question ${count}`)
  t.match(await create('One more'), { statusMessage: 'limitReached' })
  const nokyc = await open('nokyc')
  t.match(await nokyc.call('/api/support/ticket_reply', { ...reply, request_id: 's' }), {
    statusMessage: 'notFound',
  })
})

cashierTest('the app’s file has the size and checksum that are told', async (t, { post, site }) => {
  const [app] = (await post('/api/settings/app_download', await site())).value
  const file = Buffer.from(await (await fetch(app.android_url)).arrayBuffer())
  t.equal(file.length, app.android_size)
  t.equal(createHash('sha256').update(file).digest('hex'), app.android_sha256)
  t.equal(file.subarray(0, 2).toString(), 'PK')
})

cashierTest('news, banners and contact channels are in three languages', async (t, { post, site }) => {
  const S = await site()
  const list = await post('/api/cms/news_list', { ...S, page: 1, per_page: 2 })
  t.match(list, { total: 4, page: 1, per_page: 2 })
  for (const { news_id } of list.value) {
    const [article] = (await post('/api/cms/news_detail', { ...S, news_id })).value
    t.ok(article.body_en && article.body_local && /\p{Script=Han}/u.test(article.body_cn), news_id)
    t.notMatch(article.body_en, '{site}')
  }
  t.match(await post('/api/cms/news_detail', { ...S, news_id: 'none' }), { statusMessage: 'notFound' })
  const banners = (await post('/api/cms/banner_list', { ...S, position: 'home' })).value
  t.same(new Set(banners.map(({ lang }: ResponseBody) => lang)), new Set(['EN', 'PHP', 'CN']))
  t.ok((await post('/api/support/contact_channels', S)).total >= 3)
})

cashierTest('a brand without rewards says so and refuses their calls', async (t, { post, site }) => {
  const plain = await post('/api/startup', { domain_name: 'plain.localhost' })
  const full = await post('/api/startup', { domain_name: 'localhost' })
  const rewards = ['promotions', 'missions', 'referral', 'vipLevels', 'leaderboards']
  t.same(
    full.capabilities.filter((name: string) => !plain.capabilities.includes(name)),
    rewards,
  )
  const S = await site('plain.localhost')
  for (const path of ['promotion/list', 'leaderboard/list', 'vip/levels'])
    t.match(await post(`/api/${path}`, S), { statusMessage: 'methodUnavailable' }, path)
  t.same((await post('/api/cms/banner_list', { ...S, position: 'home' })).value, [])
})
