import { timingSafeEqual } from 'node:crypto'
import type { Brand } from '../../brands/brand.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { takeTac } from '../../players/tac.ts'
import { invalidInput } from '../../refusal.ts'

/** The PIN of every account, at brands that ask for one. */
const demoPin = '246810'

/** Whether a withdrawal is confirmed by the account's PIN instead of a one-time code. */
export const isConfirmedByPin = ({ traits }: Pick<Brand, 'traits'>) => traits.includes('withdrawalPin')

interface Confirmation {
  tac?: string | undefined
  pin?: string | undefined
}

/**
 * Checks what confirms a withdrawal, the PIN or the one-time code, which is then used up.
 * @throws Refusal `invalidInput` where it is missing or the PIN is wrong, or what is wrong with the code
 */
export function confirmWithdrawal(
  platform: Platform,
  brand: Brand,
  { domain, account_id: accountId }: Player,
  { tac, pin }: Confirmation,
): void {
  if (isConfirmedByPin(brand)) {
    if (pin === undefined) throw invalidInput({ pin: 'missing' })
    if (!isSame(pin, demoPin)) throw invalidInput({ pin: 'wrong' })
    return
  }
  if (tac === undefined) throw invalidInput({ tac: 'missing' })
  takeTac(platform, { domain, accountId, purpose: 'withdrawal' }, tac)
}

function isSame(entered: string, pin: string): boolean {
  return entered.length === pin.length && timingSafeEqual(Buffer.from(entered), Buffer.from(pin))
}
