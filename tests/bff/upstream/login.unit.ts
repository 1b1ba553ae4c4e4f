import t from 'tap'
import { login } from '#bff/platform/session/session.ts'
import { answer } from '../../support/faulty-platform.ts'
import { brand, context, ending, openPlatform } from './open-platform.ts'
import { readAnswer } from './read-answer.ts'

const input = { accountId: 'dana', password: 'p' }
const signedIn = {
  statusCode: 1,
  token: 'tok',
  user: { account_id: 'DANA', session_token: 'tok' },
  fullname: 'Dana Mocruz',
  email: 'dana@example.com',
}

t.test('the signed-in player', async (t) => {
  const { output, drifts } = readAnswer(login, input, signedIn)
  const player = { accountId: 'DANA', fullName: 'Dana Mocruz', contactEmail: 'dana@example.com' }
  t.strictSame(output, { token: 'tok', player })
  t.same(drifts, [])
})

t.test('only a success with a token signs anyone in', async (t) => {
  t.equal(readAnswer(login, input, signedIn, 'missing').output.token, undefined)
  t.equal(readAnswer(login, input, { ...signedIn, token: '' }).output.token, undefined)
  t.equal(readAnswer(login, input, { ...signedIn, token: null }).output.token, undefined)
})

t.test('the account is the entered one if the platform returns none', async (t) => {
  for (const user of [undefined, {}, 'dana']) {
    t.equal(readAnswer(login, input, { ...signedIn, user }).output.player.accountId, 'dana')
  }
})

const words = {
  'Invalid account ID or password': 'invalidCredentials',
  invalidCredentials: 'invalidCredentials',
  loginFailed: 'invalidCredentials',
  notFound: 'invalidCredentials',
  accountLocked: 'accountLocked',
  BLOCK: 'sessionExpired',
  somethingElse: 'refused',
}

t.test('refusals', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  for (const [statusMessage, code] of Object.entries(words)) {
    upstream.next(answer({ ...signedIn, statusCode: 0, statusMessage }))
    t.hasStrict(await ending(platform.call(login, brand, input, context)), { code }, statusMessage)
  }
})
