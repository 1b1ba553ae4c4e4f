import type { Bank } from '@marquee/contracts/areas/banks'
import t from 'tap'
import { bankBody, normalNumber, numberFault, numberLength } from '#web/features/banks/bank-fields.ts'

const bank: Bank = {
  bankCode: 'bpi',
  bankName: 'BPI',
  bankType: 'BANK',
  imgUrl: '',
  accountPattern: '[1-9][0-9]+',
  accountLengthMin: 10,
  accountLengthMax: 12,
  isWithdrawalEnabled: true,
  isMaintenance: false,
  rail: 'INSTAPAY',
}
const wallet: Bank = { ...bank, bankCode: 'gcash', bankType: 'EWALLET', accountPattern: '' }

t.test('a wallet is known by a mobile number, in any of its forms', async (t) => {
  const eleven = { ...wallet, accountLengthMin: 11, accountLengthMax: 11 }
  for (const text of ['09171234567', '+63 917 123 4567', '639171234567', '0917-123-4567']) {
    t.equal(numberFault(text, eleven), undefined, text)
    t.equal(normalNumber(text, eleven), '09171234567', text)
  }
  for (const text of ['0917123456', '12345678901', 'gcash'])
    t.equal(numberFault(text, eleven), 'wallet', text)
})

t.test('a number of a bank has its length and its pattern', async (t) => {
  t.equal(numberFault('1234 5678-90', bank), undefined)
  t.equal(numberFault('', bank), 'empty')
  t.equal(numberFault('12345678x0', bank), 'digits')
  t.equal(numberFault('１２３４５６７８９０', bank), undefined, 'digits in full width')
  t.equal(numberFault('١٢٣٤٥٦٧٨٩٠', bank), 'digits', 'digits of another script')
  t.equal(numberFault('123456789', bank), 'length')
  t.equal(numberFault('1234567890123', bank), 'length')
  t.equal(numberFault('0234567890', bank), 'pattern')
  t.equal(numberFault('0234567890', { ...bank, accountPattern: '([' }), undefined, 'left to the platform')
})

t.test('without a bank, or a rule of its own, 8 to 19 digits', async (t) => {
  const plain = { ...bank, accountPattern: '', accountLengthMin: null, accountLengthMax: null }
  for (const rule of [undefined, plain]) {
    t.equal(numberFault('12345678', rule), undefined)
    t.equal(numberFault('1234567', rule), 'length')
    t.equal(numberFault('1'.repeat(20), rule), 'length')
    t.equal(numberLength(rule), '8–19')
  }
  t.equal(numberLength(bank), '10–12')
  t.equal(numberLength({ ...bank, accountLengthMax: 10 }), '10')
})

t.test('what is sent has the normal number, and a branch only for a bank', async (t) => {
  const values = { bankCode: '', repeatNumber: '', tac: '123456', branch: ' Cubao ' }
  const body = (accountNumber: string, of: Bank) =>
    bankBody({ ...values, bankCode: of.bankCode, accountNumber }, of, 'Maria Santos')
  t.same(body('+639171234567', wallet), {
    bankCode: 'gcash',
    accountName: 'Maria Santos',
    accountNumber: '09171234567',
    tac: '123456',
  })
  t.match(body('1234 567890', bank), { accountNumber: '1234567890', branch: ' Cubao ' })
})
