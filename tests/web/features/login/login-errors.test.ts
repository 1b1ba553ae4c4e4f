import t from 'tap'
import { loginErrorsOf, readLogin } from '../../../../packages/web/src/features/login/login-errors.ts'

t.test('what is sent is in the contract’s form', async (t) => {
  t.same(readLogin({ accountId: ' Demo ', password: ' p ' }), {
    body: { accountId: 'demo', password: ' p ' },
  })
})

t.test('each field says the first thing to mend', async (t) => {
  const errors = (accountId: string, password = 'x') => readLogin({ accountId, password })
  t.same(errors('', ''), { errors: { accountId: 'required', password: 'required' } })
  t.same(errors('   '), { errors: { accountId: 'required' } })
  t.same(errors('ab'), { errors: { accountId: 'tooShort' } })
  t.same(errors('a!'), { errors: { accountId: 'tooShort' } })
  t.same(errors('a'.repeat(65)), { errors: { accountId: 'tooLong' } })
  t.same(errors('de mo'), { errors: { accountId: 'accountIdFormat' } })
  t.same(errors('demo', 'x'.repeat(129)), { errors: { password: 'tooLong' } })
})

t.test('the gateway’s findings stand at the same fields', async (t) => {
  const values = { accountId: 'ab', password: 'x' }
  const found = [
    { path: 'accountId', code: 'too_small' },
    { path: 'body.password', code: 'unheard_of' },
    { path: 'elsewhere', code: 'too_big' },
  ]
  t.same(loginErrorsOf({ errors: found }, values), { accountId: 'tooShort', password: 'invalid' })
})
