/** The kinds of movements that the platform's contract names (2.11). */
export const transactionTypes = [
  'DEPOSIT',
  'WITHDRAWAL',
  'WITHDRAWAL_REFUND',
  'BET',
  'WIN',
  'BONUS',
  'REBATE',
  'REFERRAL',
  'VIP_REWARD',
  'MISSION',
  'TOKEN',
  'ADJUSTMENT',
] as const
