import type { PlayerBank as PlayerBankRecord } from '@marquee/contracts/areas/banks'
import type { PlatformRecord } from '../../calls/record.ts'
import { manilaTime } from '../../clock/manila.ts'
import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'

/** A bank or e-wallet that withdrawals can go to. */
export interface BankFacts {
  code: string
  name: string
  type: 'EWALLET' | 'BANK'
  pattern: string
  length: { min: number; max: number }
  rail: 'INSTAPAY' | 'PESONET'
  isWithdrawalEnabled: boolean
  isMaintenance: boolean
}

const open = { isWithdrawalEnabled: true, isMaintenance: false, rail: 'INSTAPAY' } as const
const wallet = { ...open, type: 'EWALLET', pattern: '^09[0-9]{9}$', length: { min: 11, max: 11 } } as const

const bank = (code: string, name: string, min: number, max = min): BankFacts => ({
  ...open,
  ...{ code, name, type: 'BANK', pattern: `^[0-9]{${min},${max}}$`, length: { min, max } },
})

/** The banks of every brand. */
export const bankFacts: readonly BankFacts[] = [
  { ...wallet, code: 'gcash', name: 'GCash' },
  { ...wallet, code: 'maya', name: 'Maya' },
  bank('bdo', 'BDO Unibank', 10, 12),
  bank('bpi', 'Bank of the Philippine Islands', 10),
  bank('metrobank', 'Metrobank', 13),
  { ...bank('landbank', 'Land Bank of the Philippines', 10), rail: 'PESONET' },
  bank('unionbank', 'UnionBank', 12),
  { ...bank('rcbc', 'RCBC', 10), isWithdrawalEnabled: false },
  { ...bank('securitybank', 'Security Bank', 13), isMaintenance: true },
]

/** Finds a bank by its code. */
export function findBank(code: string): BankFacts | undefined {
  return bankFacts.find((facts) => facts.code === code)
}

export const maxBanks = 5

/** A player's own account at a bank. */
export interface PlayerBank {
  bank_id: string
  domain: string
  account_id: string
  bank_code: string
  account_name: string
  account_number: string
  branch: string
  is_default: number
  status: 'ACTIVE' | 'PENDING' | 'REJECTED' | 'LOCKED'
  created_at: number
  removed_at: number | null
}

/** The accounts that a player has not removed, the default one first. */
export function banksOf(db: Database, { domain, account_id }: WalletKey): PlayerBank[] {
  return db.all<PlayerBank>`SELECT * FROM player_banks
    WHERE domain = ${domain} AND account_id = ${account_id} AND removed_at IS NULL
    ORDER BY is_default DESC, created_at`
}

/** Finds an account that the player has not removed. */
export function findPlayerBank(db: Database, key: WalletKey, bankId: string): PlayerBank | undefined {
  return banksOf(db, key).find(({ bank_id }) => bank_id === bankId)
}

/** An account number of which only the end is shown: `•••• 1234`. */
const maskNumber = (number: string) => `•••• ${number.slice(-4)}`

/** An account as the platform sends it; its number is masked. */
export function bankItem(row: PlayerBank): PlatformRecord<PlayerBankRecord> {
  const facts = findBank(row.bank_code)
  return {
    bank_id: row.bank_id,
    bank_code: row.bank_code,
    bank_name: facts?.name ?? '',
    bank_type: facts?.type ?? '',
    account_name: row.account_name,
    account_number_masked: maskNumber(row.account_number),
    is_default: row.is_default === 1,
    status: row.status,
    created_at: manilaTime(row.created_at),
  }
}

/** The response about a player's accounts. */
export function banksResponse(db: Database, key: WalletKey) {
  const value = banksOf(db, key).map(bankItem)
  return { value, total: value.length, max_accounts: maxBanks, can_add: value.length < maxBanks }
}
