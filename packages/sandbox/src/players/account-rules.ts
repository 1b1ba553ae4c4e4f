import type { Brand } from '../brands/brand.ts'

/** Rules for new accounts, which `signup_config` sends to the sign-up form. */
export const accountIdPatterns = { USERNAME: '^[a-z][a-z0-9]{3,15}$', MOBILE: '^09[0-9]{9}$' } as const
export const phonePattern = '^09[0-9]{9}$'
export const emailPattern = '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$'
export const passwordPattern = '^(?=.*[A-Za-z])(?=.*[0-9]).{8,20}$'

export type AccountIdMode = keyof typeof accountIdPatterns

/** Whether the brand's account ids are names or mobile numbers; numbers need a one-time code to sign up. */
export function accountIdMode(brand: Brand): AccountIdMode {
  return brand.traits.includes('mobileAccounts') ? 'MOBILE' : 'USERNAME'
}

/** The age in whole years at a time (ms since the epoch) of somebody born on `YYYY-MM-DD`; NaN for an invalid date. */
export function ageAt(dateOfBirth: string, at: number): number {
  const born = new Date(`${dateOfBirth}T00:00:00Z`)
  const today = new Date(at)
  const years = today.getUTCFullYear() - born.getUTCFullYear()
  const birthday = Date.UTC(today.getUTCFullYear(), born.getUTCMonth(), born.getUTCDate())
  return today.getTime() < birthday ? years - 1 : years
}

/** Masks the middle of a phone number: `0917***4567`. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? '***' : `${phone.slice(0, 4)}***${phone.slice(-4)}`
}

/** An account of which only the beginning and the end are shown: `ju***88`. */
export const maskAccount = (accountId: string) => `${accountId.slice(0, 2)}***${accountId.slice(-2)}`

/** What stands for the account of a player whom leaderboards do not name. */
export const hiddenAccount = '***'
