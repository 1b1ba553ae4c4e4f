import { sharedErrorWords } from '../../calls/sentinels.ts'
import { moveTokens, payCash } from '../../ledger/wallet.ts'
import { decimal, units } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { setMark } from '../../players/reward-marks.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { grantBonus } from './bonus.ts'
import { verified } from './promotion.ts'

interface PromoCode {
  type: 'CASH' | 'TOKEN' | 'BONUS'
  amount: number
  /** The word that it is refused with, whoever redeems it. */
  word?: string
  needsVerification?: boolean
}

/** The codes of every brand. */
const promoCodes: Record<string, PromoCode> = {
  SALAMAT: { type: 'BONUS', amount: units(50) },
  KAPE25: { type: 'CASH', amount: units(25) },
  TOKENS20: { type: 'TOKEN', amount: units(20) },
  VERIFIED50: { type: 'CASH', amount: units(50), needsVerification: true },
  TAPOSNA: { type: 'CASH', amount: units(50), word: 'expired' },
  UBOSNA: { type: 'CASH', amount: units(50), word: 'limitReached' },
}

// A code such as TRY-COUNTRYBLOCKED is refused with that word.
const tried = /^TRY-([A-Z]+)$/

/**
 * Redeems a code, once for each player.
 * @throws Refusal `invalidInput` for an unknown code, `alreadyClaimed`, `kycRequired`, `expired`, `limitReached`
 */
export function redeemCode(platform: Platform, player: Player, entered: string) {
  const code = entered.trim().toUpperCase()
  const word = sharedErrorWords.find((known) => known.toUpperCase() === tried.exec(code)?.[1])
  if (word !== undefined) throw refuse(word)
  const promoCode = Object.hasOwn(promoCodes, code) ? promoCodes[code] : undefined
  if (!promoCode) throw invalidInput({ promo_code: 'unknown' })
  if (promoCode.word) throw refuse(promoCode.word)
  if (promoCode.needsVerification && !verified.isMet(platform, player)) throw refuse('kycRequired')
  setMark(platform, player, { kind: 'CODE', item: code, period: 0 })
  const { type, amount } = promoCode
  const reference = `code:${code}`
  if (type === 'TOKEN') moveTokens(platform, player, 'GRANT', amount, reference)
  if (type === 'CASH') payCash(platform, player, 'BONUS', amount, reference)
  const bonus =
    type === 'BONUS'
      ? grantBonus(platform, player, { promoId: `code-${code.toLowerCase()}`, amount })
      : undefined
  return { reward_type: type, amount: decimal(amount), bonus_id: bonus?.bonus_id ?? '' }
}
