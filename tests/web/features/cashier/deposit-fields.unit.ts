import type { DepositField } from '@marquee/contracts/areas/cashier/deposit-methods'
import t from 'tap'
import { depositFieldProblem, depositFieldValues } from '#web/features/cashier/deposit/deposit-fields.ts'

const plain: DepositField = {
  name: 'payer',
  labelKey: 'payer',
  type: 'text',
  required: true,
  minLength: 2,
  maxLength: 5,
  pattern: '',
  options: [],
}

const options = ['A', 'B'].map((value) => ({ value, label: { EN: value } }))

t.test('a value is checked by the rules of its field', async (t) => {
  const cases: [change: Partial<DepositField>, value: string, problem: string | undefined][] = [
    [{}, ' ', 'empty'],
    [{ required: false }, '', undefined],
    [{}, 'a', 'tooShort'],
    [{}, 'abcdef', 'tooLong'],
    [{}, ' abc ', undefined],
    [{ pattern: '[a-c]+' }, 'abcd', 'format'],
    [{ pattern: '[a-c]+' }, 'abc', undefined],
    [{ pattern: '[' }, 'abc', undefined],
    [{ type: 'digits' }, '12a', 'format'],
    [{ type: 'digits' }, '１２', 'format'],
    [{ type: 'digits' }, '1234', undefined],
    [{ type: 'digits', minLength: 4, maxLength: 4 }, '', 'exact'],
    [{ type: 'digits', minLength: 4, maxLength: 4 }, '123', 'exact'],
    [{ type: 'digits', minLength: 4, maxLength: 4 }, '1234', undefined],
    [{ type: 'phone' }, '', 'phone'],
    [{ type: 'phone', required: false }, '', undefined],
    [{ type: 'phone' }, '0917', 'phone'],
    [{ type: 'phone' }, '+63 917 123 4567', undefined],
    [{ type: 'select', options }, '', 'choose'],
    [{ type: 'select', options }, 'C', 'choose'],
    [{ type: 'select', options }, 'B', undefined],
  ]
  for (const [change, value, problem] of cases)
    t.equal(depositFieldProblem({ ...plain, ...change }, value), problem, JSON.stringify([change, value]))
})

t.test('values are sent in their normal form, and empty ones not at all', async (t) => {
  const fields = [plain, { ...plain, name: 'phone', type: 'phone' as const }, { ...plain, name: 'note' }]
  t.same(depositFieldValues(fields, { payer: ' Ana ', phone: '+639171234567', note: ' ', other: 'x' }), {
    payer: 'Ana',
    phone: '09171234567',
  })
})
