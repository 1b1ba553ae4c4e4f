import t from 'tap'
import type { Fault } from '#sandbox/control/fault.ts'
import type { Answer, Ask } from '../../../support/send.ts'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox

interface Problem {
  code: string
  errors: { path: string; code: string }[]
}

const post = (path: string, body: unknown, ask: Ask = {}) => site.ask(path, { method: 'POST', body, ...ask })
const payloads = (path: string) => control.calls(path).map(({ payload }) => payload)
const errorsOf = (answer: Answer) => answer.json<Problem>().errors

const form = { accountId: 'juana', password: 'Sampaguita8', contactPhone: '09171234567' }

/** Sends the sign-up form at a brand of its own, so that the account id is free. */
function signUp(host: string, changes: object = {}, ask: Ask = {}): Promise<Answer> {
  return post('/api/account', { ...form, ...changes }, { host: `${host}.localhost`, ...ask })
}

t.test('signing up signs in, where the platform does', async (t) => {
  const answer = await signUp('signs-in', { accountId: ' JUANA ', contactEmail: 'juana@example.com' })
  t.equal(answer.status, 200)
  const player = { accountId: 'juana', fullName: '', contactEmail: 'juana@example.com' }
  t.strictSame(answer.json(), { authenticated: true, player })
  const [cookie = ''] = answer.cookies
  const session = await site.ask('/api/session', { host: 'signs-in.localhost', cookie })
  t.strictSame(session.json(), { authenticated: true, player })
  t.equal((await site.ask('/api/me/balance', { host: 'signs-in.localhost', cookie })).status, 200)
})

t.test('signing up signs nobody in, where the platform gives no token', async (t) => {
  const fault: Fault = { kind: 'drift', remove: ['token', 'user', 'fullname', 'email'] }
  control.fault({ call: '/api/auth/signup', domain: 'tokenless.localhost', fault })
  const answer = await signUp('tokenless')
  t.strictSame([answer.status, answer.json(), answer.cookies], [200, { authenticated: false }, []])
  t.notOk(site.log.some(({ event, host }) => event === 'platformDrift' && host === 'tokenless.localhost'))
})

t.test('a whole form goes upstream in the platform’s names, in one normal form', async (t) => {
  control.clearCalls()
  await signUp('whole', {
    contactPhone: '+63 917-123-4567',
    contactEmail: 'juana@example.com',
    referrerCode: 'FRIEND8',
    ch: 'search',
    cm: 'summer',
    pp: 'banner',
    affiliateCode: 'aff-1',
    appsflyerId: 'apps-1',
    visitorId: 'visitor-1',
    fbp: 'fb.1.2.3',
    dateOfBirth: '1990-02-28',
    acceptTerms: true,
    acceptAge: true,
    marketingOptIn: false,
  })
  t.match(payloads('/api/auth/signup'), [
    {
      contact_phone: '09171234567',
      contact_email: 'juana@example.com',
      referrer_code: 'FRIEND8',
      ch: 'search',
      cm: 'summer',
      pp: 'banner',
      affiliate_code: 'aff-1',
      appsflyer_id: 'apps-1',
      visitor_id: 'visitor-1',
      fbp: 'fb.1.2.3',
      dob: '1990-02-28',
      accept_terms: true,
      accept_age: true,
      marketing_opt_in: false,
    },
  ])
})

t.test('the mark of an advertisement comes from its cookie, where the form has none', async (t) => {
  const sent = async (host: string, changes: object, cookie: string) => {
    control.clearCalls()
    await signUp(host, changes, { cookie })
    return (payloads('/api/auth/signup')[0] as { fbp?: string }).fbp
  }
  t.equal(await sent('fbp-cookie', {}, '_fbp=fb.1.cookie'), 'fb.1.cookie')
  t.equal(await sent('fbp-body', { fbp: 'fb.1.body' }, '_fbp=fb.1.cookie'), 'fb.1.body')
  t.equal(await sent('fbp-long', {}, `_fbp=${'x'.repeat(201)}`), undefined)
  t.equal(await sent('fbp-none', { fbp: '' }, 'other=1'), undefined)
})

t.test('a code proves the number where the site asks for one', async (t) => {
  const host = 'mobile.localhost'
  const accountId = '0917 555 0000'
  const ask = (changes: object) => signUp('mobile', { accountId, contactPhone: accountId, ...changes })
  const without = await ask({})
  t.equal(without.status, 422)
  t.match(without.json(), { code: 'invalidInput', handling: 'field' })
  t.strictSame(errorsOf(without), [{ path: 'tac', code: 'required' }])
  await post('/api/tac/register', { accountId: '+639175550000' }, { host })
  const tac = control.tac(host, '09175550000', 'register')
  const verified = await post('/api/tac/verify', { accountId: '9175550000', tac }, { host })
  const { verifyToken } = verified.json<{ verifyToken: string }>()
  t.equal((await ask({ verifyToken: 'made-up' })).json<Problem>().code, 'tacInvalid')
  t.match((await ask({ verifyToken })).json(), { authenticated: true, player: { accountId: '09175550000' } })
})

t.test('what the form’s own rules refuse is named before anybody is asked', async (t) => {
  control.clearCalls()
  const cases: [object, string, string][] = [
    [{ accountId: 'abc' }, 'accountId', 'tooShort'],
    [{ accountId: '1abcd' }, 'accountId', 'invalidFormat'],
    [{ accountId: 'juana_c' }, 'accountId', 'invalidFormat'],
    [{ password: 'Short1' }, 'password', 'tooShort'],
    [{ password: 'lettersonly' }, 'password', 'invalidFormat'],
    [{ password: 'Password123' }, 'password', 'invalidValue'],
    [{ accountId: 'juana1990', password: 'Juana1990' }, 'password', 'invalidValue'],
    [{ contactPhone: '0217123456' }, 'contactPhone', 'invalidFormat'],
    [{ contactEmail: 'nobody@nowhere' }, 'contactEmail', 'invalidFormat'],
    [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'invalidValue'],
    [{ referrerCode: 'a b' }, 'referrerCode', 'invalidFormat'],
  ]
  for (const [changes, path, code] of cases) {
    const answer = await signUp('rules', changes)
    t.equal(answer.status, 400)
    t.match(errorsOf(answer)[0], { path, code })
  }
  t.same(payloads('/api/auth/signup'), [])
})

t.test('refusals of a sign-up have their codes, and its fields our names', async (t) => {
  t.match((await signUp('taken', { accountId: 'demo' })).json(), { code: 'duplicateAccount', status: 422 })
  t.match((await signUp('young', { dateOfBirth: '2020-01-01' })).json(), { code: 'underage', status: 422 })
  const refuse = async (statusMessage: string, more = {}) => {
    const fault = { kind: 'envelope', statusCode: 0, statusMessage, ...more } as const
    control.fault({ call: '/api/auth/signup', fault, times: 1 })
    return (await signUp('refused')).json<Problem>()
  }
  t.match(await refuse('countryBlocked'), { code: 'countryBlocked', status: 422 })
  t.match(await refuse('somethingElse'), { code: 'refused', message: 'somethingElse', status: 422 })
  const fields = { dob: 'format', contact_phone: 'missing', account_id: 'constructor' }
  t.strictSame((await refuse('invalidInput', { fields })).errors, [
    { path: 'dateOfBirth', code: 'invalidFormat' },
    { path: 'contactPhone', code: 'required' },
    { path: 'accountId', code: 'invalidValue' },
  ])
})

t.test('a new password ends the player’s other sessions, and this one goes on', async (t) => {
  const host = 'new-password.localhost'
  const signIn = (accountId: string, password: string) => site.signIn(accountId, password, host)
  const balance = async (cookie: string) => (await site.ask('/api/me/balance', { host, cookie })).status
  const [mine, other, maria] = await Promise.all([
    signIn('demo', 'Demo1234'),
    signIn('demo', 'Demo1234'),
    signIn('maria', 'Maria1234'),
  ])
  const change = (password: string, newPassword = 'Sampaguita8') =>
    post('/api/account/password', { password, newPassword }, { host, cookie: mine })

  const wrong = await change('Wrong1234')
  t.equal(wrong.status, 422)
  t.match(wrong.json(), { code: 'invalidCredentials', errors: [{ path: 'password' }] })
  t.same(wrong.cookies, [])
  t.strictSame([await balance(mine), await balance(other)], [200, 200], 'a wrong one changes nothing')

  const right = await change('Demo1234')
  t.strictSame([right.status, right.json()], [200, { changed: true }])
  const [cookie = ''] = right.cookies
  t.strictSame([await balance(cookie), await balance(mine), await balance(other)], [200, 401, 401])
  t.equal(await balance(maria), 200, 'other accounts stay')
  t.match((await site.ask('/api/session', { host, cookie })).json(), {
    player: { accountId: 'demo', fullName: 'Dalisay Mocruz' },
  })
  const again = await signIn('demo', 'Sampaguita8')
  t.equal(await balance(again), 200, 'and the new one signs in')
})

t.test('a password that is the account’s own name is none, and platforms may be stricter', async (t) => {
  const host = 'own-name.localhost'
  control.addPlayer({ domain: host, accountId: 'juana1990', password: 'Demo1234' })
  const cookie = await site.signIn('juana1990', 'Demo1234', host)
  const change = async (newPassword: string) =>
    post('/api/account/password', { password: 'Demo1234', newPassword }, { host, cookie })
  const own = await change('Juana1990')
  t.equal(own.status, 400)
  t.strictSame(errorsOf(own), [{ path: 'newPassword', code: 'invalidValue' }])
  const stricter = await change('пароль12345')
  t.match(stricter.json(), { code: 'invalidInput', status: 422 })
  t.strictSame(errorsOf(stricter), [{ path: 'newPassword', code: 'invalidFormat' }])
})

t.test('a new name and address are the session’s too', async (t) => {
  const host = 'profile.localhost'
  const cookie = await site.signIn('nokyc', 'Demo1234', host)
  const update = (fullName: string, contactEmail: string) =>
    site.ask('/api/account/profile', { method: 'PATCH', host, cookie, body: { fullName, contactEmail } })
  const answer = await update(' María Ñ. O’Neil-Cruz ', '')
  const player = { accountId: 'nokyc', fullName: 'María Ñ. O’Neil-Cruz', contactEmail: '' }
  t.strictSame(answer.json(), { player })
  const [renamed = ''] = answer.cookies
  t.match(String(answer.headers['set-cookie']), /HttpOnly; SameSite=Lax/)
  t.strictSame((await site.ask('/api/session', { host, cookie: renamed })).json(), {
    authenticated: true,
    player,
  })
  await site.ask('/api/session', { method: 'DELETE', host, cookie: renamed })
  const left = await site.ask('/api/session', { host, cookie })
  t.match(left.json(), { authenticated: false }, 'it is the same session, and ends as one')
})

t.test('what the platform has is what counts, and what it objects to is named', async (t) => {
  const host = 'profile-words.localhost'
  const cookie = await site.signIn('nokyc', 'Demo1234', host)
  const call = '/api/settings/profile_update'
  const update = () =>
    site.ask('/api/account/profile', {
      method: 'PATCH',
      host,
      cookie,
      body: { fullName: 'Dana', contactEmail: 'dana@example.com' },
    })
  const replace = { 'value.0.full_name': 'DANA', 'value.0.contact_email': null }
  control.fault({ call, fault: { kind: 'drift', replace }, times: 1 })
  t.match((await update()).json(), { player: { fullName: 'DANA', contactEmail: '' } })
  control.fault({ call, fault: { kind: 'drift', remove: ['value.0'] }, times: 1 })
  t.match((await update()).json(), { player: { fullName: 'Dana', contactEmail: 'dana@example.com' } })
  const fields = { contact_email: 'format' }
  const fault = { kind: 'envelope', statusCode: 400, statusMessage: 'invalidInput', fields } as const
  control.fault({ call, fault, times: 1 })
  const refused = await update()
  t.match(refused.json(), { code: 'invalidInput', errors: [{ path: 'contactEmail', code: 'invalidFormat' }] })
  t.same(refused.cookies, [])
})

t.test('a player chooses whether leaderboards show the name, and keeps name and address', async (t) => {
  const host = 'hidden-name.localhost'
  const cookie = await site.signIn('nokyc', 'Demo1234', host)
  const choice = async () => (await site.ask('/api/account/profile', { host, cookie })).json()
  const update = (body: object) => site.ask('/api/account/profile', { method: 'PATCH', host, cookie, body })
  t.match(await choice(), { showInLeaderboard: true })
  control.clearCalls()
  const hidden = await update({ showInLeaderboard: false })
  t.match(hidden.json(), { player: { fullName: 'Nora Nokyc', contactEmail: '' } })
  const [{ auth: _, ...sent } = {}] = payloads('/api/settings/profile_update') as Record<string, unknown>[]
  t.strictSame(sent, { show_in_leaderboard: false, account_id: 'nokyc' }, 'what stays is not sent')
  t.match(await choice(), { showInLeaderboard: false })
  await update({ fullName: 'Dana', contactEmail: '' })
  t.match(await choice(), { showInLeaderboard: false }, 'another change leaves it')

  const replace = { value: [] }
  control.fault({ call: '/api/settings/profile_update', domain: host, fault: { kind: 'drift', replace } })
  const silent = await update({ showInLeaderboard: true })
  t.match(silent.json(), { player: { fullName: 'Nora Nokyc' } }, 'the session’s own, where nothing is told')
  const missing = (path: string) => ({ path, code: 'required' })
  t.strictSame(errorsOf(await update({})), [missing('fullName'), missing('contactEmail')])
  t.strictSame(errorsOf(await update({ fullName: 'Dana', showInLeaderboard: true })), [
    missing('contactEmail'),
  ])
})

t.test('a new mobile number takes the password and the code that it was sent', async (t) => {
  const host = 'mobile.localhost'
  const cookie = await site.signIn('demo', 'Demo1234', host)
  const post = (path: string, body: object) => site.ask(path, { method: 'POST', host, cookie, body })
  const profile = async () => (await site.ask('/api/account/profile', { host, cookie })).json()
  t.match(await profile(), { mobileNumber: '0917***4567', canChangeMobile: true, isNameVerified: true })
  const request = (password: string, contactPhone = '+63 918 765 4321') =>
    post('/api/tac/mobile', { contactPhone, password })
  t.match((await request('Wrong123')).json(), { code: 'invalidCredentials' })
  const own = await request('Demo1234', '09171234567')
  t.match(own.json(), { code: 'invalidInput', errors: [{ path: 'contactPhone', code: 'invalidValue' }] })
  t.match((await request('Demo1234')).json(), { maskedPhone: '0918***4321', tacLength: 6 })
  const change = (tac: string) => post('/api/account/mobile', { contactPhone: '0918 765 4321', tac })
  t.match((await change('999999')).json(), { code: 'tacInvalid', attemptsLeft: 4 })
  t.match(await profile(), { mobileNumber: '0917***4567' })
  t.strictSame((await change('123456')).json(), { mobileNumber: '0918***4321' })
  t.match(await profile(), { mobileNumber: '0918***4321' })
})

t.test('a platform that does not mask a number, or tells none, shows none whole', async (t) => {
  const host = 'whole-number.localhost'
  const cookie = await site.signIn('demo', 'Demo1234', host)
  const shown = async (contact_phone: string | null) => {
    const fault = { kind: 'drift', replace: { 'value.0.contact_phone': contact_phone } } as const
    control.fault({ call: '/api/settings/profile_get', domain: host, fault, times: 1 })
    return (await site.ask('/api/account/profile', { host, cookie })).json<{ mobileNumber: string }>()
      .mobileNumber
  }
  t.equal(await shown('09171234567'), '0917***4567')
  t.equal(await shown('+639171234567'), '+6391***4567')
  t.equal(await shown(null), '')
})

t.test('a platform that offers no choice of the name is no failure', async (t) => {
  const host = 'no-profile.localhost'
  const cookie = await site.signIn('demo', 'Demo1234', host)
  const call = '/api/settings/profile_get'
  const faults: Fault[] = [
    { kind: 'status', status: 404 },
    { kind: 'envelope', statusCode: 404, statusMessage: 'notFound' },
    { kind: 'drift', remove: ['value.0.show_in_leaderboard'] },
  ]
  for (const fault of faults) {
    control.fault({ call, domain: host, fault, times: 1 })
    const answer = await site.ask('/api/account/profile', { host, cookie })
    t.match([answer.status, answer.json()], [200, { showInLeaderboard: null }])
  }
  control.fault({ call, domain: host, fault: { kind: 'status', status: 403 }, times: 1 })
  t.match((await site.ask('/api/account/profile', { host, cookie })).json(), { code: 'disconnect' })
})

t.test('the status says what the platform tells, and no more', async (t) => {
  const host = 'status.localhost'
  const cookie = await site.signIn('demo', 'Demo1234', host)
  const status = async () => (await site.ask('/api/me/status', { host, cookie })).json()
  t.match(await status(), { accountStatus: 'ACTIVE', unreadCount: 3, blockers: [] })
  const replace = {
    value: [{ account_status: 'LOCKED', rg_blockers: ['COOL_OFF', 7, {}], unread_count: '4' }],
  }
  control.fault({ call: '/api/settings/check_status', fault: { kind: 'drift', replace }, times: 1 })
  t.match(await status(), { accountStatus: 'LOCKED', unreadCount: 4, announcementsVersion: '' })
  control.fault({ call: '/api/settings/check_status', fault: { kind: 'drift', remove: ['value'] }, times: 1 })
  const silent = { accountStatus: '', unreadCount: 0, announcementsVersion: '', blockers: [] }
  t.strictSame(await status(), silent)
})
