import { SignupForm } from '@marquee/contracts/areas/account/signup'
import { ApplicantId } from '@marquee/contracts/areas/session/one-time-codes'
import {
  AttributionValue,
  DateOfBirth,
  Email,
  EmailOrNone,
  FullName,
  MobileNumber,
  matchesAccountName,
  NewAccountId,
  NewPassword,
  ReferrerCode,
  Tac,
} from '@marquee/contracts/form-fields'
import t from 'tap'

type Field = typeof MobileNumber

/** The parsed value of a field; `undefined` when it is refused. */
const parse = (field: Field, text: string) => field.safeParse(text).data

const phone = '09171234567'
const phones = [phone, '9171234567', '+639171234567', '639171234567', ' +63 917-123 4567 ', '0917 123 4567']
const copied = [
  '0063 917 123 4567',
  '+63 0917 123 4567',
  '63 0917 1234567',
  '(0917) 123–4567',
  '0917.123.4567',
]
const typedWide = [
  '０９１７１２３４５６７',
  '＋６３　９１７　１２３４５６７',
  '\u202A0917\u00A0123\u20094567\u202C',
]

const cases: { name: string; field: Field; accepts: Record<string, string>; refuses: string[] }[] = [
  {
    name: 'a mobile number has one normal form',
    field: MobileNumber,
    accepts: Object.fromEntries([...phones, ...copied, ...typedWide].map((typed) => [typed, phone])),
    refuses: ['', '0217123456', '091712345678', '0917123456', '00639171234', 'phone', '+1 917 123 4567'],
  },
  {
    name: 'a new account id is a name or a mobile number',
    field: NewAccountId,
    accepts: { ' Juana88 ': 'juana88', Ｊｕａｎａ８８: 'juana88', abcd: 'abcd', '+63 917 123 4567': phone },
    refuses: ['abc', '1abc', 'juana_c', 'juañita', 'a234567890123456z', '12345', 'a b c d'],
  },
  {
    name: 'an applicant may have an account id of an older kind',
    field: ApplicantId,
    accepts: { ' Juana_C@Site ': 'juana_c@site', '9171234567': phone, '12345': '12345' },
    refuses: ['ab', 'a b c', 'x'.repeat(65)],
  },
  {
    name: 'a password has letters and digits, and is not a common one',
    field: NewPassword,
    accepts: { Sampaguita8: 'Sampaguita8', ' 1 space ': ' 1 space ', пароль12: 'пароль12' },
    refuses: [
      'Short12',
      'lettersonly',
      '1234567890',
      'a2'.repeat(11),
      'Password123',
      'PASSW0RD',
      'dragon2024',
    ],
  },
  {
    name: 'a one-time code',
    field: Tac,
    accepts: { ' 123456 ': '123456', '0000': '0000' },
    refuses: ['123', '123456789', '12a456'],
  },
  {
    name: 'an e-mail address',
    field: Email,
    accepts: { ' dana@example.com ': 'dana@example.com', 'd@a.b.ph': 'd@a.b.ph' },
    refuses: [
      '',
      'dana',
      'dana@example',
      'da na@example.com',
      'a@b@c.com',
      'a@.com',
      `${'a'.repeat(250)}@b.ph`,
    ],
  },
  {
    name: 'an e-mail address or none',
    field: EmailOrNone,
    accepts: { ' ': '', 'a@b.ph': 'a@b.ph' },
    refuses: ['a@b'],
  },
  {
    name: 'a full name',
    field: FullName,
    accepts: {
      ' María Ñ. O’Neil-Cruz Jr. ': 'María Ñ. O’Neil-Cruz Jr.',
      陳美玲: '陳美玲',
      'Dela Cruz, Jr.': 'Dela Cruz, Jr.',
      'Pedro Reyes 3rd': 'Pedro Reyes 3rd',
      'O. （Maria） Santos': 'O. (Maria) Santos',
    },
    refuses: ['A', '<b>Ana</b>', '1Ana', '.Ana', '(Ana', 'Ana;', 'x'.repeat(51)],
  },
  {
    name: 'a calendar date',
    field: DateOfBirth,
    accepts: { '2000-02-29': '2000-02-29' },
    refuses: ['2001-02-29', '2000-13-01', '01/02/2000', '2000-2-9', ''],
  },
  {
    name: 'a referrer code',
    field: ReferrerCode,
    accepts: { ' AB12 ': 'AB12' },
    refuses: ['abc', 'a-b-c', 'x'.repeat(17)],
  },
  {
    name: 'an attribution value',
    field: AttributionValue,
    accepts: { '': '', 'fb.1.2.3': 'fb.1.2.3' },
    refuses: ['x'.repeat(201), 'a\nb', 'ünfit'],
  },
]

for (const { name, field, accepts, refuses } of cases) {
  t.test(name, async (t) => {
    for (const [typed, normal] of Object.entries(accepts))
      t.equal(parse(field, typed), normal, `accepts ${typed}`)
    for (const typed of refuses) t.equal(parse(field, typed), undefined, `refuses ${typed}`)
  })
}

t.test('a password may not be the account id or the phone number', async (t) => {
  t.ok(matchesAccountName('JUANA1990', ['juana1990']))
  t.notOk(matchesAccountName('juana1991', ['juana1990', phone]))
  const form = { accountId: 'Juana1990', password: 'juana1990', contactPhone: phone }
  t.match(SignupForm.safeParse(form).error?.issues, [{ path: ['password'] }])
  t.ok(SignupForm.safeParse({ ...form, password: 'Sampaguita8' }).success)
})
