import type { Bank, PlayerBank } from '@marquee/contracts/areas/banks'
import * as z from 'zod/mini'
import {
  count,
  flag,
  id,
  list,
  orNone,
  state,
  text,
  textOrNull,
  time,
  words,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { namedItems, wholeList } from '../../upstream/decoding/list-reader.ts'
import { requireOwnRecord } from '../../upstream/decoding/own-record.ts'
import { maskNumber, readPattern } from '../../upstream/decoding/value-readers.ts'
import { nothing, platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { tacRefusals } from '../../upstream/refusals.ts'

const BankItem = z.object({
  bank_code: text(),
  bank_name: words(),
  bank_type: z.optional(textOrNull()),
  img_url: z.optional(textOrNull()),
  account_pattern: z.optional(textOrNull()),
  account_length_min: orNone(count()),
  account_length_max: orNone(count()),
  is_withdrawal_enabled: orNone(flag()),
  is_maintenance: orNone(flag()),
  rail: z.optional(textOrNull()),
})

/** The banks and e-wallets that withdrawals can go to, with pictures as written. Asked for by visitors too. */
export const bankList = platformCall({
  path: '/api/bank/bank_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'general',
  response: z.object({ value: list(BankItem) }),
  read: ({ value }) => wholeList(namedItems(value, ({ bank_code }) => bank_code !== '').map(readBank)),
})

function readBank(item: z.infer<typeof BankItem>): Bank {
  return {
    bankCode: item.bank_code,
    bankName: item.bank_name || item.bank_code,
    bankType: item.bank_type ?? '',
    imgUrl: item.img_url ?? '',
    accountPattern: readPattern(item.account_pattern ?? ''),
    accountLengthMin: item.account_length_min ?? null,
    accountLengthMax: item.account_length_max ?? null,
    isWithdrawalEnabled: item.is_withdrawal_enabled ?? true,
    isMaintenance: item.is_maintenance ?? false,
    rail: item.rail ?? '',
  }
}

/** One of the player's own accounts as the platform tells it. */
const PlayerBankItem = z.object({
  bank_id: id(),
  bank_code: text(),
  bank_name: z.optional(wordsOrNull()),
  bank_type: z.optional(textOrNull()),
  account_name: z.optional(wordsOrNull()),
  account_number_masked: text(),
  is_default: orNone(flag()),
  status: z.optional(state()),
  created_at: z.optional(time()),
  account_id: z.optional(textOrNull()),
})

/** Reads accounts; their numbers are masked, whatever the platform sends. One without an id is left out. */
function readPlayerBanks(items: z.infer<typeof PlayerBankItem>[]): PlayerBank[] {
  return namedItems(items, ({ bank_id }) => bank_id !== '').map(readPlayerBank)
}

function readPlayerBank(item: z.infer<typeof PlayerBankItem>): PlayerBank {
  return {
    bankId: item.bank_id,
    bankCode: item.bank_code,
    bankName: item.bank_name || item.bank_code,
    bankType: item.bank_type ?? '',
    accountName: item.account_name ?? '',
    accountNumberMasked: maskNumber(item.account_number_masked),
    isDefault: item.is_default ?? false,
    status: item.status || 'ACTIVE',
    createdAt: item.created_at ?? '',
  }
}

// Where the platform says nothing (its contract, 2.3).
const defaultMaxAccounts = 5

/** The player's own accounts, and whether another can be added. */
export const myBanks = platformCall({
  path: '/api/bank/my_banks',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  response: z.object({
    value: list(PlayerBankItem),
    max_accounts: orNone(count()),
    can_add: orNone(flag()),
  }),
  read({ value, max_accounts, can_add }) {
    const list = wholeList(readPlayerBanks(value))
    const maxAccounts = max_accounts ?? defaultMaxAccounts
    return { ...list, maxAccounts, canAdd: can_add ?? list.total < maxAccounts }
  },
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
  record: 'value',
  response: PlayerBankItem,
  read(item, { input, accountId }) {
    if (item.bank_id === '') throw new UnusableAnswer('No account')
    // A mask may show fewer digits than ours.
    const end = /\d*$/.exec(maskNumber(item.account_number_masked))?.[0] ?? ''
    const asked = end === '' ? '' : input.accountNumber.replace(/[\s-]/g, '').slice(-end.length)
    requireOwnRecord(
      { ...item, account_number_masked: end },
      { account_id: accountId, bank_code: input.bankCode, account_number_masked: asked },
    )
    return readPlayerBank(item)
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
  response: z.object({ value: list(PlayerBankItem) }),
  read: ({ value }) => wholeList(readPlayerBanks(value)),
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
