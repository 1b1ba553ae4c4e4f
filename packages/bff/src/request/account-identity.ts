import { normalizeMobileNumber } from '@marquee/contracts/form-fields'

/**
 * What the spellings of an account id have in common. People type capitals, spaces and country codes that the platform
 * does not repeat, or the other way round.
 */
export function accountIdentity(accountId: string): string {
  return normalizeMobileNumber(accountId.normalize('NFKC').replace(/\s/gu, '').toLowerCase())
}
