import t from 'tap'
import { alphabetOnly, digitsOnly } from '../../../packages/web/src/ui/form/keyboard-filter.ts'

t.test('the alphabet filter keeps letters and spaces alone', async (t) => {
  t.equal(alphabetOnly('Ana-Marie 2 Peña!'), 'AnaMarie  Peña')
  t.equal(alphabetOnly('n\u0303 <b>'), 'n\u0303 b', 'a letter and its mark stay together')
  t.equal(alphabetOnly('王小明①'), '王小明')
})

t.test('the digits filter keeps 0 to 9 alone', async (t) => {
  t.equal(digitsOnly('+63 (917) 555-0199'), '639175550199')
  t.equal(digitsOnly('１２3e4.5'), '345', 'digits of other scripts and signs of numbers go')
})
