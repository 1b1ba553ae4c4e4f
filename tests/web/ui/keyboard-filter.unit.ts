import t from 'tap'
import { alphabetOnly, digitsOnly } from '#web/ui/form/filter-input.ts'

t.test('the alphabet filter keeps only letters and spaces', async (t) => {
  t.equal(alphabetOnly('Ana-Marie 2 Peña!'), 'AnaMarie  Peña')
  t.equal(alphabetOnly('n\u0303 <b>'), 'ñ b', 'a letter keeps its combining mark')
  t.equal(alphabetOnly('王小明①'), '王小明')
})

t.test('the digits filter keeps only 0 to 9', async (t) => {
  t.equal(digitsOnly('+63 (917) 555-0199'), '639175550199')
  t.equal(digitsOnly('１２3e4.5'), '12345', 'full-width digits are plain ones, and number signs are removed')
  t.equal(digitsOnly('١٢5'), '5', 'digits of other scripts are removed')
})
