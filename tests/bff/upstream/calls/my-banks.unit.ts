import t from 'tap'
import { myBanks } from '#bff/areas/banks/platform.ts'
import { UnusableAnswer } from '#bff/upstream/platform-call.ts'
import { readAnswer } from '../read-answer.ts'

const account = { bank_id: 'B1', bank_code: 'gcash', account_number_masked: '****4567' }

t.test('accounts that cannot be read are a failure, and not none', async (t) => {
  const { bank_id: _id, ...nameless } = account
  for (const value of [[nameless], { accounts: [account] }])
    t.throws(() => readAnswer(myBanks, {}, { value }), UnusableAnswer)
  t.equal(readAnswer(myBanks, {}, { value: [account, nameless] }).output.total, 1)
  t.equal(readAnswer(myBanks, {}, { value: [] }).output.total, 0)
})
