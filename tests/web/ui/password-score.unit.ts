import t from 'tap'
import { passwordScore } from '#web/forms/password-score.ts'

t.test('a password that is harder to guess scores higher', async (t) => {
  t.equal(passwordScore(''), 0)
  t.equal(passwordScore('abc'), 1)
  t.equal(passwordScore('aaaaaaaa'), 1)
  t.ok(passwordScore('sampaguita8') > passwordScore('sampag8a'.slice(0, 7)))
  t.equal(passwordScore('Sampaguita-2030!'), 4)
  t.ok(passwordScore('aaaaaaa1') < passwordScore('kvbxqma1'))
})
