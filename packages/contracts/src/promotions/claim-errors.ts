/** Refusals of the platform that any claim may meet, with their HTTP status. */
export const claimErrors = {
  outcomeUnknown: 504,
  alreadyClaimed: 422,
  notEligible: 422,
  expired: 422,
  limitReached: 422,
  kycRequired: 422,
  duplicateRequest: 422,
  selfExcluded: 422,
  coolOffActive: 422,
} as const
