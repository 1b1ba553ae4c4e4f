import { isCommonPassword } from '@marquee/contracts/common-password'
import { NewPassword } from '@marquee/contracts/form-fields'
import t from 'tap'

const refused = `
  12345678a aa123456 1234qwer qwerty1234 password1234 Password1! abc123456 a123456789 asdf1234 welcome123 dragon2024
  iloveyou12 p@ssw0rd1 qwer1234 abcd12345 zxcvbnm1 password123 passw0rd abc12345 abcd1234 qwerty123 1q2w3e4r 1qaz2wsx
  a1234567 admin123 monkey123 philippines1 pilipinas1 manila123 Admin@123 987654321a a11223344 a123321123321 a1a1a1a1
  aaaaaaa1 asdfasdf1 qwe123123
`
const accepted = `
  Sampaguita8 Demo1234 x7391846k Manok4Ever9 correcthorse5 Maria1234 Kim12345 Bagong123 kvbxqma1 k7m2p9x4 пароль12
  Tibay!2!Loob password7391846
`
const passwordsIn = (text: string) => text.trim().split(/\s+/)

t.test('a password that is easy to guess is refused', async (t) => {
  for (const password of passwordsIn(refused)) {
    t.ok(isCommonPassword(password), password)
    t.notOk(NewPassword.safeParse(password).success, password)
  }
})

t.test('other passwords are accepted', async (t) => {
  for (const password of passwordsIn(accepted)) t.ok(NewPassword.safeParse(password).success, password)
})

t.test('long input is checked quickly', async (t) => {
  const startedAt = performance.now()
  t.notOk(isCommonPassword(`${'a'.repeat(64_000)}b`))
  t.ok(performance.now() - startedAt < 1000)
})
