import { centavosOf } from '../money.ts'
import { invalidInput, refuse } from '../refusal.ts'

/** The error words that all areas share (the platform's contract, section 2), in its order. */
export const sharedErrorWords = [
  ...['invalidInput', 'amountBelowMin', 'amountAboveMax', 'dailyLimitReached', 'insufficientBalance'],
  ...['turnoverNotMet', 'kycRequired', 'methodUnavailable', 'pendingExists', 'duplicateRequest'],
  ...['duplicateAccount', 'nameMismatch', 'tooManyRequests', 'tacInvalid', 'tacExpired', 'tacTooMany'],
  ...['limitReached', 'selfExcluded', 'coolOffActive', 'gameUnavailable', 'gameMaintenance'],
  ...[
    'currencyNotSupported',
    'alreadyClaimed',
    'notEligible',
    'expired',
    'notFound',
    'countryBlocked',
    'underage',
  ],
]

const firstRefused = 61

/** The centavos of an amount that determine what becomes of it. */
export const outcomeCentavos = {
  depositFails: 91,
  receiptRefused: 92,
  withdrawalRefused: 93,
  withdrawalFails: 94,
  depositPaysItself: 95,
  withdrawalIsLate: 96,
} as const

/** Whether an amount in the minor unit asks for an outcome by its centavos. */
export const asksFor = (amount: number, outcome: keyof typeof outcomeCentavos) =>
  centavosOf(amount) === outcomeCentavos[outcome]

/** Refuses an amount whose centavos, from 61, ask for the error word at that place. @throws Refusal */
export function refuseSentinel(amount: number): void {
  const word = sharedErrorWords[centavosOf(amount) - firstRefused]
  if (word === 'invalidInput') throw invalidInput({ amount: 'sentinel' })
  if (word !== undefined) throw refuse(word, word === 'tooManyRequests' ? { retry_after: 30 } : {})
}
