import t from 'tap'
import { kycBody, kycErrors } from '#web/features/kyc/kyc-fields.ts'

const good = {
  fullName: 'Maria Santos',
  birthDay: '7',
  birthMonth: '5',
  birthYear: '1990',
  nationality: 'Filipino',
  address: '12 Mabini Street, Quezon City',
  idType: 'PASSPORT',
  natureOfWork: 'Teacher',
  sourceOfIncome: 'Salary',
}

t.test('the parts of the date of birth become one date', async (t) => {
  t.match(kycBody(good), { dob: '1990-05-07', idType: 'PASSPORT' })
  t.notOk('birthDay' in kycBody(good))
  t.same(kycErrors(good), [])
})

t.test('each field that is empty or wrong has one error', async (t) => {
  const empty = Object.fromEntries(Object.keys(good).map((name) => [name, ''])) as typeof good
  t.same(
    kycErrors(empty).map(({ path, code }) => `${path} ${code}`),
    ['fullName', 'dob', 'nationality', 'address', 'idType', 'natureOfWork', 'sourceOfIncome'].map(
      (path) => `${path} required`,
    ),
  )
  t.match(kycErrors({ ...good, birthDay: '31', birthMonth: '2' }), [{ path: 'dob' }])
})
