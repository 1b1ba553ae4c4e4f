import t from 'tap'
import { openSandbox } from './open-sandbox.ts'

t.test('a login opens a session that authenticated calls accept', async (t) => {
  const { post, site } = await openSandbox(t)
  const response = await post('/api/auth/login', {
    ...(await site()),
    account_id: 'DEMO',
    password: 'Demo1234',
  })
  t.match(response, {
    statusCode: 1,
    fullname: 'Dalisay Mocruz',
    email: 'dalisay@example.com',
    user: { account_id: 'demo', full_name: 'Dalisay Mocruz', session_token: response.token },
  })
  const A = { auth: response.token, account_id: 'demo' }
  t.match(await post('/api/auth/get_balance', A), { game_balance: '12345.60', game_token: '250.00' })
  t.match(await post('/api/auth/get_balance', { ...A, auth: 'wrong' }), {
    statusCode: -401,
    statusMessage: 'sessionExpired',
  })
  t.equal((await post('/api/auth/logout', A)).statusCode, 1)
  t.match(await post('/api/auth/get_balance', A), { statusCode: -401, statusMessage: 'sessionExpired' })
})

t.test('an unknown account and a wrong password get the same response', async (t) => {
  const { post, site } = await openSandbox(t)
  const S = await site()
  const wrong = await post('/api/auth/login', { ...S, account_id: 'demo', password: 'nope' })
  const unknown = await post('/api/auth/login', { ...S, account_id: 'nobody', password: 'Demo1234' })
  t.same(wrong, { statusCode: -1, statusMessage: 'invalidCredentials' })
  t.same(unknown, wrong)
})

t.test('some accounts demonstrate a failure when signing in', async (t) => {
  const { post, site, signIn } = await openSandbox(t)
  const S = await site()
  const login = (account_id: string, password = 'Demo1234') =>
    post('/api/auth/login', { ...S, account_id, password })
  t.match(await login('locked', 'whatever'), { statusCode: -2, statusMessage: 'accountLocked' })
  t.match(await login('blocked'), { statusMessage: 'BLOCK' })
  t.match(await login('closed'), { statusMessage: 'CLOSE' })
  t.match(await login('tokenfail'), { statusCode: 1 }, 'the first time')
  t.match(await login('tokenfail'), {
    statusCode: 0,
    token: /./,
    user: { account_id: 'tokenfail' },
    fullname: /Tomas/,
  })
  t.equal((await login('tokenfail', 'wrong')).token, undefined)
  const expires = await signIn('expires')
  t.match(await post('/api/auth/vip', expires), { statusCode: -401, statusMessage: 'sessionExpired' })
  const long = await login('longname')
  t.equal([...long.fullname].length, 50)
  t.match((await login('nohao')).fullname, /^\p{Script=Han}+$/u)
  t.equal((await post('/api/auth/get_balance', await signIn('poor'))).game_balance, '0.00')
})

t.test('the control ends sessions and adds players', async (t) => {
  const { post, signIn, sandbox } = await openSandbox(t)
  const demo = await signIn()
  t.equal(sandbox.control.expireSessions('localhost', 'demo'), 1)
  t.equal((await post('/api/auth/get_balance', demo)).statusCode, -401)
  const player = { domain: 'localhost', accountId: 'extra', password: 'Extra123', balance: 501 }
  t.ok(sandbox.control.addPlayer(player))
  t.notOk(sandbox.control.addPlayer(player))
  t.equal((await post('/api/auth/get_balance', await signIn('extra', 'Extra123'))).game_balance, '5.01')
})

t.test('a code signs in once, and wrong, expired and too many codes are distinguished', async (t) => {
  let now = Date.now()
  const { post, site, sandbox } = await openSandbox(t, { now: () => now })
  const S = await site()
  const request = (account_id: string) => post('/api/auth/tac/request_login', { ...S, account_id })
  const enter = (account_id: string, tac: string) => post('/api/auth/login_tac', { ...S, account_id, tac })
  const sent = await request('maria')
  t.match(sent, {
    statusCode: 1,
    masked_contact: '0918***2233',
    resend_in: 60,
    expires_in: 300,
    tac_length: 6,
  })
  const tac = sandbox.control.tac('localhost', 'maria', 'login') ?? ''
  t.match(tac, /^\d{6}$/)
  t.notMatch(JSON.stringify(sent), tac)
  t.match(await request('maria'), { statusMessage: 'tooManyRequests', retry_after: 60 })
  const wrong = tac === '111111' ? '222222' : '111111'
  t.match(await enter('maria', wrong), { statusMessage: 'tacInvalid', attempts_left: 4 })
  t.match(await enter('maria', '000000'), { statusMessage: 'tacExpired' })
  t.match(await enter('maria', tac), { statusCode: 1, token: /./ })
  t.match(await enter('maria', tac), { statusMessage: 'tacInvalid' })

  now += 61_000
  await request('maria')
  for (let i = 0; i < 5; i++) await enter('maria', 'abcdef')
  t.match(await enter('maria', sandbox.control.tac('localhost', 'maria') ?? ''), {
    statusMessage: 'tacTooMany',
  })
  now += 61_000
  await request('maria')
  now += 301_000
  t.match(await enter('maria', sandbox.control.tac('localhost', 'maria') ?? ''), {
    statusMessage: 'tacExpired',
  })

  t.same(
    Object.keys(await request('nobody1')),
    Object.keys(sent),
    'an unknown account gets the same response',
  )
  await request('demo')
  await request('demo')
  t.equal((await enter('demo', '123456')).statusCode, 1)
})

t.test('signing up checks the form, the age, the account id and the code', async (t) => {
  const { post, site, sandbox } = await openSandbox(t)
  const S = await site()
  const form = {
    account_id: 'Bagong1',
    password: 'Bagong123',
    contact_phone: '09170001122',
    dob: '1995-01-01',
  }
  const signup = (more = {}, S_ = S) => post('/api/auth/signup', { ...S_, ...form, ...more })
  t.match(await signup({ password: 'short', contact_phone: '123' }), {
    statusCode: 400,
    fields: { password: 'format', contact_phone: 'format' },
  })
  t.match(await signup({ accept_terms: false }), { statusCode: 400, fields: { accept_terms: 'required' } })
  t.match(await signup({ dob: '2015-01-01' }), { statusMessage: 'underage' })
  t.match(await signup({ dob: 'never' }), { statusMessage: 'underage' })
  t.match(await signup({ account_id: 'demo' }), { statusMessage: 'duplicateAccount' })
  const done = await signup()
  t.match(done, { statusCode: 1, user: { account_id: 'bagong1' } })
  t.match(await post('/api/auth/get_balance', { auth: done.token, account_id: 'bagong1' }), {
    game_balance: '0.00',
  })
  const mail = await post('/api/settings/get_inbox', { auth: done.token, account_id: 'bagong1' })
  t.match(mail, { value: [{ title_en: 'Welcome', is_read: false, reward: null, action_url: '/hot' }] })
  t.equal(mail.value.length, 1, 'a new account has no history')
  t.ok(Math.abs(Date.parse(mail.value[0].sent_at) - Date.now()) < 60_000)
  t.match(await signup(), { statusMessage: 'duplicateAccount' })

  const M = await site('mobile.localhost')
  t.match(await post('/api/auth/signup_config', M), {
    account_id_mode: 'MOBILE',
    tac_required: true,
    min_age: 21,
  })
  const number = { account_id: '09170001122' }
  t.match(await signup(number, M), { statusCode: 400, fields: { tac: 'missing' } })
  await post('/api/auth/tac/request_new_register', { ...M, ...number })
  const tac = sandbox.control.tac('mobile.localhost', number.account_id, 'register')
  const { verify_token } = await post('/api/auth/tac/verify', { ...M, ...number, tac })
  t.match(await signup({ ...number, verify_token: 'made up' }, M), { statusMessage: 'tacInvalid' })
  t.equal((await signup({ ...number, verify_token }, M)).statusCode, 1)
})

t.test('passwords change with the old one, or with a code, and end other sessions', async (t) => {
  const { post, site, signIn, sandbox } = await openSandbox(t)
  const S = await site()
  const first = await signIn()
  const second = await signIn()
  const update = (password: string, new_password: string) =>
    post('/api/auth/update_password', { ...first, password, new_password })
  t.match(await update('wrong', 'Demo99999'), { statusCode: 400, fields: { password: 'wrong' } })
  t.match(await update('Demo1234', 'weak'), { statusCode: 400, fields: { new_password: 'format' } })
  t.equal((await update('Demo1234', 'Demo99999')).statusCode, 1)
  t.equal((await post('/api/auth/get_balance', first)).statusCode, 1)
  t.equal((await post('/api/auth/get_balance', second)).statusCode, -401)

  const forgot = (account_id: string, contact_phone: string) =>
    post('/api/auth/forgot_password', { ...S, account_id, contact_phone })
  const right = await forgot('maria', '09181112233')
  const wrong = await forgot('jun', '09000000000')
  const unknown = await forgot('nobody1', '09181112233')
  t.same(Object.keys(wrong), Object.keys(right))
  t.same(unknown, right)
  t.equal(sandbox.control.tac('localhost', 'jun', 'password'), undefined)
  const tac = sandbox.control.tac('localhost', 'maria', 'password')
  t.equal(
    (await post('/api/auth/reset_password', { ...S, account_id: 'maria', tac, new_password: 'Maria9999' }))
      .statusCode,
    1,
  )
  t.ok((await signIn('maria', 'Maria9999')).auth)
})

t.test('a new mobile number takes the password and a code, and pauses withdrawals', async (t) => {
  const { post, site, signIn, sandbox } = await openSandbox(t)
  const A = await signIn('maria', 'Maria1234')
  const phone = '09189998877'
  const request = (more: object) =>
    post('/api/auth/tac/request_mobile', { ...A, contact_phone: phone, password: 'Maria1234', ...more })
  t.match(await request({ password: 'Wrong123' }), { fields: { password: 'wrong' } })
  t.match(await request({ contact_phone: '12345' }), { fields: { contact_phone: 'format' } })
  t.match(await request({ contact_phone: '09181112233' }), { fields: { contact_phone: 'unchanged' } })
  t.match(await request({}), { statusCode: 1, masked_phone: '0918***8877', tac_length: 6 })
  const tac = sandbox.control.tac('localhost', 'maria', `mobile ${phone}`)
  const change = (more: object) =>
    post('/api/settings/mobile_update', { ...A, contact_phone: phone, tac, ...more })
  t.match(await change({ contact_phone: '09189998800' }), { statusMessage: 'tacInvalid' }, 'not for another')
  t.match(await change({}), { statusCode: 1, masked_phone: '0918***8877' })
  t.match((await post('/api/settings/profile_get', A)).value[0], { contact_phone: '0918***8877' })
  const info = await post('/api/cashier/withdrawal_info', { ...(await site()), ...A })
  t.ok(info.value[0].blockers.includes('BANK_CHANGE_HOLD'))
})

t.test('a player has a profile, a status and an inbox', async (t) => {
  const { post, site, signIn } = await openSandbox(t)
  const A = await signIn()
  const login = { ...(await site()), account_id: 'demo', password: 'Demo1234' }
  const update = (full_name: string, contact_email: string) =>
    post('/api/settings/profile_update', { ...A, full_name, contact_email })
  t.match(await update('Dalisay Mocruz', 'not an address'), {
    statusCode: 400,
    fields: { contact_email: 'format' },
  })
  t.match(await update('Dalisay M', ''), { fields: { full_name: 'verified' } })
  t.match((await update('Dalisay Mocruz', 'new@example.com')).value[0], {
    full_name: 'Dalisay Mocruz',
    contact_email: 'new@example.com',
  })
  t.equal((await post('/api/auth/login', login)).email, 'new@example.com')

  const inbox = await post('/api/settings/get_inbox', A)
  t.equal(inbox.value.length, 6)
  t.equal((await post('/api/settings/check_status', A)).value[0].unread_count, inbox.unread_count)
  const states = inbox.value.map((item: { reward: { state: string } | null }) => item.reward?.state ?? '')
  t.same(states, ['CLAIMABLE', 'CLAIMABLE', '', '', 'EXPIRED', ''])
  const claim = (inbox_id: string, more = {}) =>
    post('/api/settings/claim_inbox', { ...A, inbox_id, ...more })
  const [tokens, cash, plain, , late] = inbox.value
  t.match((await claim(tokens.inbox_id, { request_id: 'q1' })).value[0], { game_token: '270.00' })
  t.match(
    (await claim(tokens.inbox_id, { request_id: 'q1' })).value[0],
    { game_token: '270.00' },
    'a repeat gets the first response',
  )
  t.match(await claim(tokens.inbox_id), { statusMessage: 'alreadyClaimed' })
  t.match((await claim(cash.inbox_id)).value[0], { game_balance: '12495.60' })
  t.match(await claim(plain.inbox_id), { statusMessage: 'notEligible' })
  t.match(await claim(late.inbox_id), { statusMessage: 'expired' })
  t.match(await claim('other'), { statusMessage: 'notFound' })
  t.equal((await post('/api/settings/get_inbox', A)).unread_count, inbox.unread_count - 2)
})

t.test('accounts with the same id at two brands have wallets of their own', async (t) => {
  const { sandbox, post, signIn } = await openSandbox(t)
  for (const [domain, balance] of [
    ['one.localhost', 12_300],
    ['two.localhost', 45_600],
  ] as const) {
    sandbox.control.addPlayer({ domain, accountId: 'twin', password: 'Twin12345', balance, tokens: balance })
    const identity = await signIn('twin', 'Twin12345', domain)
    const amount = `${balance / 100}.00`
    t.match(await post('/api/auth/get_balance', identity), { game_balance: amount, game_token: amount })
  }
})
