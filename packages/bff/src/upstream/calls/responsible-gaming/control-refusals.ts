import type { ErrorCode } from '@marquee/contracts/problem'

/** Refusals that any change of the player's controls may meet. */
export const controlRefusals = {
  invalidInput: 'invalidInput',
  invalidCredentials: 'invalidCredentials',
  'Invalid account ID or password': 'invalidCredentials',
  limitReached: 'limitReached',
  notEligible: 'notEligible',
  duplicateRequest: 'duplicateRequest',
  selfExcluded: 'selfExcluded',
  coolOffActive: 'coolOffActive',
  tooManyRequests: 'tooManyRequests',
} as const satisfies Record<string, ErrorCode>

/** The field that refuses a wrong password. */
export const controlFieldRefusals = { password: 'invalidCredentials' } as const
