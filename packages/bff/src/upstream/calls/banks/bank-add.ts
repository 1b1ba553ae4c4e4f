import { platformCall, UnusableAnswer } from '../../platform-call.ts'
import { tacRefusals } from '../auth/tac-refusals.ts'
import { firstRecord } from '../site/first-record.ts'
import { PlayerBankItem, readPlayerBank } from './player-bank.ts'

interface NewBank {
  /** The idempotency key. */
  requestId: string | undefined
  bankCode: string
  accountName: string
  accountNumber: string
  branch?: string | undefined
  tac: string
}

/** Adds an account that withdrawals can go to. */
export const bankAdd = platformCall({
  path: '/api/bank/add',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  request: (input: NewBank) => ({
    request_id: input.requestId,
    bank_code: input.bankCode,
    account_name: input.accountName,
    account_number: input.accountNumber,
    branch: input.branch || undefined,
    tac: input.tac,
  }),
  locate: (answer) => firstRecord(answer, 'value'),
  response: PlayerBankItem,
  read(item) {
    if (item.bank_id === '') throw new UnusableAnswer('No account')
    return readPlayerBank(item)
  },
  refusals: {
    ...tacRefusals,
    invalidInput: 'invalidInput',
    duplicateAccount: 'duplicateAccount',
    duplicateRequest: 'duplicateRequest',
    nameMismatch: 'nameMismatch',
    limitReached: 'limitReached',
    methodUnavailable: 'methodUnavailable',
    kycRequired: 'kycRequired',
  },
})
