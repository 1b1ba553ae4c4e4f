/** Refusals of the platform that any movement of money may meet, with their HTTP status. */
export const moneyErrors = {
  outcomeUnknown: 504,
  invalidInput: 422,
  amountBelowMin: 422,
  amountAboveMax: 422,
  dailyLimitReached: 422,
  limitReached: 422,
  kycRequired: 422,
  pendingExists: 422,
  duplicateRequest: 422,
  currencyNotSupported: 422,
  notEligible: 422,
  expired: 422,
  selfExcluded: 422,
  coolOffActive: 422,
  countryBlocked: 422,
} as const
