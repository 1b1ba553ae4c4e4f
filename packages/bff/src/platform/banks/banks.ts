import { type Bank, listBanks, listMyBanks, PlayerBank, setDefaultBank } from '@marquee/contracts/areas/banks'
import { Code, orBlank } from '@marquee/contracts/kinds'
import { recordOf, wholeListOf } from '../../upstream/decoding/answers.ts'
import type { Differences } from '../../upstream/decoding/decoder-of.ts'
import { requireOwnRecord } from '../../upstream/decoding/own-record.ts'
import { maskNumber } from '../../upstream/decoding/value-readers.ts'
import { nothing, platformCall } from '../../upstream/platform-call.ts'
import { tacRefusals } from '../../upstream/refusals.ts'

const nameOrCode = (bankName: string, { bankCode }: Pick<Bank, 'bankCode'>) => bankName || bankCode

/** The banks and e-wallets that withdrawals can go to, with pictures as written. Asked for by visitors too. */
export const bankList = platformCall({
  path: '/api/bank/bank_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'general',
  answer: wholeListOf(listBanks.response, { finish: { bankName: nameOrCode } }),
})

/** Numbers of accounts are masked, whatever the platform sends. */
const playerBank: Differences<PlayerBank> = {
  beside: { accountId: orBlank(Code) },
  finish: { bankName: nameOrCode, accountNumberMasked: maskNumber },
}

/** The player's own accounts, and whether another can be added. */
export const myBanks = platformCall({
  path: '/api/bank/my_banks',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  answer: wholeListOf(listMyBanks.response, playerBank),
  read: (list, { raw }) => ({
    ...list,
    canAdd: raw.can_add === undefined ? list.total < list.maxAccounts : list.canAdd,
  }),
})

interface NewBank {
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
  needs: ['requestId'],
  request: (input: NewBank, { requestId }) => ({
    request_id: requestId,
    bank_code: input.bankCode,
    account_name: input.accountName,
    account_number: input.accountNumber,
    branch: input.branch || undefined,
    tac: input.tac,
  }),
  answer: recordOf(PlayerBank, playerBank),
  read(bank, { raw, input, accountId }) {
    // A mask may show fewer digits than ours.
    const end = /\d*$/.exec(bank.accountNumberMasked)?.[0] ?? ''
    const asked = end === '' ? '' : input.accountNumber.replace(/[\s-]/g, '').slice(-end.length)
    requireOwnRecord(
      { ...raw, account_number_masked: end },
      { account_id: accountId, bank_code: input.bankCode, account_number_masked: asked },
    )
    return bank
  },
  refusals: [
    ...tacRefusals,
    'invalidInput',
    'duplicateAccount',
    'duplicateRequest',
    'nameMismatch',
    'limitReached',
    'methodUnavailable',
    'kycRequired',
  ],
})

/** Chooses the account that withdrawals go to unless the player picks another. */
export const bankSetDefault = platformCall({
  path: '/api/bank/set_default',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ id }: { id: string }) => ({ bank_id: id }),
  answer: wholeListOf(setDefaultBank.response, playerBank),
  refusals: ['notEligible', 'notFound', 'tooManyRequests'],
})

interface Removal {
  id: string
  tac: string
}

/** Removes one of the player's accounts. */
export const bankRemove = platformCall({
  path: '/api/bank/remove',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ id, tac }: Removal, { requestId }) => ({ request_id: requestId, bank_id: id, tac }),
  response: nothing,
  read: () => ({}),
  refusals: [...tacRefusals, 'pendingExists', 'notEligible', 'duplicateRequest', 'notFound'],
})
