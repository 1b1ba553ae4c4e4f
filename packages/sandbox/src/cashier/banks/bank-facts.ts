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
