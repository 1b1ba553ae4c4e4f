import { getSignupForm, type SignupFormRules } from '@marquee/contracts/areas/account/signup'
import t from 'tap'
import { type SignupValues, signupBody, signupErrors } from '#web/features/account/sign-up/signup-rules.ts'

const field = (name: SignupFormRules['fields'][number]['name'], change = {}) => ({
  name,
  required: false,
  editable: true,
  minLength: 0,
  maxLength: 0,
  pattern: '',
  ...change,
})
const rules: SignupFormRules = {
  ...getSignupForm.example.response,
  fields: [...getSignupForm.example.response.fields, field('dateOfBirth'), field('referrerCode')],
}
const empty: SignupValues = {
  accountId: '',
  password: '',
  contactPhone: '',
  contactEmail: '',
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  referrerCode: '',
  acceptTerms: '',
  acceptAge: '',
  marketingOptIn: '',
  tac: '',
}
const good: SignupValues = {
  ...empty,
  accountId: 'Juana',
  password: 'Sampaguita8',
  contactPhone: '+63 917 123 4567',
  acceptTerms: 'on',
  acceptAge: 'on',
}
const nowMs = Date.UTC(2030, 5, 15, 12)
const errors = (change: Partial<SignupValues>, by = rules) =>
  Object.fromEntries(signupErrors({ ...good, ...change }, by, nowMs).map(({ path, code }) => [path, code]))

t.test('a valid form has no errors', async (t) => {
  t.same(errors({}), {})
})

t.test('missing required fields are reported, consents too', async (t) => {
  t.same(signupErrors(empty, rules, nowMs), [
    { path: 'accountId', code: 'required' },
    { path: 'password', code: 'required' },
    { path: 'contactPhone', code: 'required' },
    { path: 'acceptTerms', code: 'required' },
    { path: 'acceptAge', code: 'required' },
  ])
})

t.test('a date of birth exists, and is at least the minimum age ago', async (t) => {
  const born = (birthDay: string, birthMonth: string, birthYear: string) =>
    errors({ birthDay, birthMonth, birthYear }).dateOfBirth
  t.equal(born('14', '6', '2009'), undefined, '21 yesterday')
  t.equal(born('15', '6', '2009'), undefined, '21 today')
  t.equal(born('16', '6', '2009'), 'tooSmall', '21 tomorrow')
  t.equal(born('30', '2', '1990'), 'invalidValue')
  t.equal(born('1', '', '1990'), 'invalidValue')
})

t.test('the site may be stricter than the contract, never looser', async (t) => {
  const stricter = (change: object) => ({
    ...rules,
    fields: [field('accountId', { required: true, ...change }), ...rules.fields.slice(1)],
  })
  t.equal(errors({}, stricter({ minLength: 6 })).accountId, 'tooShort')
  t.equal(errors({}, stricter({ maxLength: 4 })).accountId, 'tooLong')
  t.equal(errors({}, stricter({ pattern: '^[a-z]{6}$' })).accountId, 'invalidFormat')
  t.equal(errors({}, stricter({ pattern: '(' })).accountId, undefined, 'a pattern that does not compile')
  t.equal(errors({ accountId: '1x' }, stricter({ pattern: '' })).accountId, 'tooShort')
})

t.test('where account ids are mobile numbers, the one number is both', async (t) => {
  const mobile: SignupFormRules = { ...rules, accountIdMode: 'MOBILE' }
  t.equal(errors({ accountId: 'juana' }, mobile).accountId, 'invalidFormat')
  t.same(errors({ accountId: '9171234567', contactPhone: '' }, mobile), {})
  const body = signupBody({ ...good, accountId: '9171234567', contactPhone: '' }, mobile)
  t.equal(body.contactPhone, '9171234567')
})

t.test('the site’s rules apply to the normalized value, however it was typed', async (t) => {
  const asked = { required: true, minLength: 11, maxLength: 11, pattern: '^09[0-9]{9}$' }
  const fields = [field('accountId', asked), ...rules.fields.slice(1)]
  const mobile: SignupFormRules = { ...rules, accountIdMode: 'MOBILE', fields }
  for (const accountId of ['09181234567', '9181234567', '639181234567', '+639181234567', '+63 918-123 4567'])
    t.same(errors({ accountId, contactPhone: '' }, mobile), {}, accountId)
  t.equal(errors({ accountId: '+63918123456' }, mobile).accountId, 'invalidFormat')
})

t.test('the body has the filled-in fields, the consents, and the parameters of the link', async (t) => {
  const visit = { referrerCode: 'LINK1', ch: 'mail' }
  const sent = JSON.parse(JSON.stringify(signupBody(good, rules, visit)))
  t.same(sent, {
    accountId: 'Juana',
    password: 'Sampaguita8',
    contactPhone: '+63 917 123 4567',
    acceptTerms: true,
    acceptAge: true,
    ch: 'mail',
  })
  const without = { ...rules, fields: rules.fields.filter(({ name }) => name !== 'referrerCode') }
  t.equal(signupBody(good, without, visit).referrerCode, 'LINK1', 'a form without the field has the link’s')
})
