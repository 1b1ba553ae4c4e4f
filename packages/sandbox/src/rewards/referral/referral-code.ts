import { createHash } from 'node:crypto'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The code by which a player's friends sign up. It tells nothing about the account, whose id may be a phone number. */
export function referralCode(domain: string, accountId: string): string {
  const digest = createHash('sha256').update(`referral/${domain}/${accountId}`).digest()
  return Array.from(digest.subarray(0, 8), (byte) => letters[byte % letters.length]).join('')
}
