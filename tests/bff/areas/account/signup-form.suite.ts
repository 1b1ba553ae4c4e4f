import type { SignupFormRules } from '@marquee/contracts/areas/account/signup'
import t from 'tap'
import type { Fault } from '#sandbox/control/fault.ts'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox

const call = '/api/auth/signup_config'
const ask = (host: string) => site.ask('/api/account/form', { host })
const formOf = async (host: string) => (await ask(host)).json<SignupFormRules>()
const names = ({ fields }: SignupFormRules) => fields.map(({ name }) => name)
const fault = (host: string, fault: Fault) => control.fault({ call, domain: host, fault })

t.test('the form is the brand’s own, and the same for everyone', async (t) => {
  const answer = await ask('form.localhost')
  t.match(answer.headers['cache-control'], /^public/)
  t.match(answer.json(), {
    fields: [
      { name: 'accountId', required: true, editable: true, minLength: 4, maxLength: 16 },
      { name: 'password', pattern: /\{8,20\}/ },
    ],
    accountIdMode: 'USERNAME',
    minAge: 21,
    tacRequired: false,
  })
  t.match(await formOf('mobile.localhost'), { accountIdMode: 'MOBILE', tacRequired: true })
  await ask('form.localhost')
  const asked = control
    .calls(call)
    .filter(({ payload }) => Object.values(payload ?? {}).includes('form.localhost'))
  t.equal(asked.length, 1, 'it is asked for once')
})

t.test('fields come in their order; those that a sign-up does not carry are left out', async (t) => {
  fault('order.localhost', {
    kind: 'drift',
    replace: {
      value: [
        { name: 'contact_email', required: 0, editable: 1, type: 'email', sort: '2' },
        { name: 'mother_maiden_name', required: true, editable: true, type: 'text', sort: 0 },
        { name: 'contact_phone', required: false, editable: true, type: 'digits', sort: 1 },
      ],
      min_age: null,
      tac_required: '1',
    },
  })
  const form = await formOf('order.localhost')
  t.same(names(form), ['accountId', 'password', 'contactPhone', 'contactEmail'])
  t.ok(form.fields[2]?.required, 'what the sign-up cannot go without is asked for')
  t.match(form, { minAge: 21, tacRequired: true })
})

t.test('a platform that does not describe its form has the fields of the specification', async (t) => {
  fault('refuses.localhost', { kind: 'envelope', statusCode: 0, statusMessage: 'unknownCall' })
  fault('absent.localhost', { kind: 'status', status: 404 })
  for (const host of ['refuses.localhost', 'absent.localhost']) {
    const form = await formOf(host)
    t.same(names(form).slice(0, 5), ['accountId', 'password', 'contactPhone', 'contactEmail', 'referrerCode'])
    t.match(form, { accountIdMode: 'USERNAME', minAge: 21, tacRequired: false })
  }
})

t.test('a platform that cannot be asked is a failure, not a form', async (t) => {
  fault('down.localhost', { kind: 'status', status: 503 })
  const answer = await ask('down.localhost')
  t.equal(answer.status, 503)
  t.match(answer.json(), { code: 'serviceUnavailable', handling: 'log' })
})
