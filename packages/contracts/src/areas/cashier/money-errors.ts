/** Refusals of the platform that any movement of money may meet. */
export const moneyErrors = [
  'outcomeUnknown',
  'invalidInput',
  'amountBelowMin',
  'amountAboveMax',
  'dailyLimitReached',
  'limitReached',
  'kycRequired',
  'pendingExists',
  'duplicateRequest',
  'currencyNotSupported',
  'notEligible',
  'expired',
  'selfExcluded',
  'coolOffActive',
  'countryBlocked',
] as const
