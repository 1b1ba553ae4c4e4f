import { SignupForm } from '@marquee/contracts/areas/account/signup'
import { login } from '@marquee/contracts/areas/session/session'
import t from 'tap'
import { fieldErrorsOf, parseBody } from '#web/api/parse-body.ts'

t.test('the body is normalized by the contract', async (t) => {
  t.same(parseBody(login.body, { accountId: ' Demo ', password: ' p ' }), {
    body: { accountId: 'demo', password: ' p ' },
  })
})

t.test('each field has its first error', async (t) => {
  const errors = (accountId: string, password = 'x') =>
    Object.fromEntries(
      (parseBody(login.body, { accountId, password }).errors ?? []).map(({ path, code }) => [path, code]),
    )
  t.same(errors('', ''), { accountId: 'required', password: 'required' })
  t.same(errors('   '), { accountId: 'required' })
  t.same(errors('ab'), { accountId: 'tooShort' })
  t.same(errors('a!'), { accountId: 'tooShort' })
  t.same(errors('a'.repeat(65)), { accountId: 'tooLong' })
  t.same(errors('de mo'), { accountId: 'invalidFormat' })
  t.same(errors('demo', 'x'.repeat(129)), { password: 'tooLong' })
})

t.test('form fields are validated by the gateway’s rules', async (t) => {
  const form = { accountId: 'juana', password: 'Sampaguita8', contactPhone: '09171234567' }
  const code = (change: object) => parseBody(SignupForm, { ...form, ...change }).errors?.[0]?.code
  for (const contactPhone of ['09171234567', '9171234567', '+639171234567', '639171234567']) {
    t.equal(parseBody(SignupForm, { ...form, contactPhone }).body?.contactPhone, '09171234567', contactPhone)
  }
  t.equal(code({ contactPhone: '0217123456' }), 'invalidFormat')
  t.equal(code({ password: 'Short1' }), 'tooShort')
  t.equal(code({ password: 'lettersonly' }), 'invalidFormat')
  t.equal(code({ password: 'Password123' }), 'invalidValue', 'a common one')
  t.equal(code({ accountId: 'juana1990', password: 'Juana1990' }), 'invalidValue', 'the account’s own name')
  t.equal(code({ accountId: '1juana' }), 'invalidFormat')
  t.equal(code({ contactEmail: 'nobody@nowhere' }), 'invalidFormat')
  t.equal(code({ referrerCode: 'a b' }), 'invalidFormat')
})

t.test('the gateway’s field errors belong to the same fields', async (t) => {
  const errors = [
    { path: 'accountId', code: 'tooShort' },
    { path: 'body.password', code: 'invalidFormat' },
    { path: 'accountId', code: 'invalidFormat' },
  ]
  t.same(fieldErrorsOf({ errors }), [
    { path: 'accountId', code: 'tooShort' },
    { path: 'password', code: 'invalidFormat' },
  ])
})
