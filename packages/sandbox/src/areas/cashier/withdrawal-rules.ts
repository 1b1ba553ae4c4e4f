import { timingSafeEqual } from 'node:crypto'
import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import type { Brand } from '../../brands/brand.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { dayInManila, manilaTime } from '../../clock/manila.ts'
import { decimal, units } from '../../money.ts'
import type { Platform, Storage } from '../../platform.ts'
import type { Player } from '../../players/player.ts'
import { holdUntil } from '../../players/security-hold.ts'
import { takeTac } from '../../players/tac.ts'
import { invalidInput } from '../../refusal.ts'
import { banksOf } from '../banks/player-bank.ts'
import { kycOf } from '../kyc/kyc.ts'
import { turnoverOf } from '../promotions/turnover.ts'
import { dailyWithdrawalLimit } from '../vip/levels.ts'
import { openWithdrawal, processingMinutes } from './withdrawal.ts'

/** The limits of withdrawals; amounts in the minor unit, counts for each day. */
export const withdrawalLimits = {
  min: units(300),
  max: units(500_000),
  daily: dailyWithdrawalLimit,
  dailyCount: 5,
  freeCount: 3,
  fee: units(15),
  /** Above this, an account is checked once more. */
  kycThreshold: units(50_000),
} as const

/** What may stand in the way of a withdrawal. Self-exclusion is none of it: it never stops one. */
export type Blocker = 'TURNOVER' | 'KYC' | 'NO_BANK' | 'PENDING_WITHDRAWAL' | 'LIMIT' | 'BANK_CHANGE_HOLD'

/** The word that a withdrawal is refused with for each blocker. */
export const blockerWords: Record<Blocker, string> = {
  TURNOVER: 'turnoverNotMet',
  KYC: 'kycRequired',
  NO_BANK: 'notEligible',
  PENDING_WITHDRAWAL: 'pendingExists',
  LIMIT: 'dailyLimitReached',
  BANK_CHANGE_HOLD: 'notEligible',
}

/** What a player may withdraw now, and what stands in the way; amounts in the minor unit. */
export function withdrawalState(platform: Storage, player: Player) {
  const { db, now } = platform
  const { min, daily, dailyCount, freeCount } = withdrawalLimits
  const today = usedToday(platform, player)
  const turnover = turnoverOf(platform, player)
  const kycStatus = kycOf(db, player).status
  const heldUntil = holdUntil(player.security_changed_at, now())
  const isUsedUp = today.count >= dailyCount || daily - today.amount < min
  const blockers: Record<Blocker, boolean> = {
    TURNOVER: turnover.remaining > 0,
    KYC: kycStatus !== 'VERIFIED',
    NO_BANK: !banksOf(db, player).some(({ status }) => status === 'ACTIVE'),
    PENDING_WITHDRAWAL: openWithdrawal(db, player) !== undefined,
    LIMIT: isUsedUp,
    BANK_CHANGE_HOLD: heldUntil !== undefined,
  }
  return {
    withdrawable: turnover.remaining > 0 ? 0 : player.balance - player.bonus,
    dailyUsed: today.amount,
    countLeft: Math.max(0, dailyCount - today.count),
    freeLeft: Math.max(0, freeCount - today.count),
    kycStatus,
    heldUntil,
    turnover,
    blockers: (Object.keys(blockers) as Blocker[]).filter((name) => blockers[name]),
  }
}

function usedToday({ db, now }: Storage, { domain, account_id }: Player) {
  const row = db.one<{ amount: number; count: number }>`
    SELECT coalesce(SUM(amount), 0) AS amount, COUNT(*) AS count FROM withdrawals
    WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${dayInManila(now()).start}
      AND status NOT IN ('REJECTED', 'CANCELLED', 'REFUNDED')`
  return row ?? { amount: 0, count: 0 }
}

/** What `withdrawal_info` sends. When a hold ends is an extension of the contract. */
export function withdrawalRecord(
  platform: Storage,
  player: Player,
  brand: Brand,
  locked: number,
): PlatformRecord<WithdrawalInfo> {
  const state = withdrawalState(platform, player)
  const { min, max, daily, fee } = withdrawalLimits
  const { required, completed, remaining } = state.turnover
  return {
    withdrawable_balance: decimal(state.withdrawable),
    locked_balance: decimal(locked),
    currency: brand.currency,
    min_amount: decimal(min),
    max_amount: decimal(max),
    daily_limit: decimal(daily),
    daily_used: decimal(state.dailyUsed),
    daily_count_left: state.countLeft,
    free_count_left: state.freeLeft,
    fee_type: state.freeLeft > 0 ? 'NONE' : 'FIXED',
    fee_value: decimal(fee),
    processing_time: processingMinutes,
    cancel_enabled: true,
    pin_required: isConfirmedByPin(brand),
    tac_required: !isConfirmedByPin(brand),
    kyc_status: state.kycStatus,
    kyc_required: state.kycStatus !== 'VERIFIED',
    blockers: state.blockers,
    turnover: {
      required: decimal(required),
      completed: decimal(completed),
      remaining: decimal(remaining),
    },
    hold_until: state.heldUntil === undefined ? '' : manilaTime(state.heldUntil),
  }
}

/** The PIN of every account, at brands that ask for one. */
const demoPin = '246810'

/** Whether a withdrawal is confirmed by the account's PIN instead of a one-time code. */
const isConfirmedByPin = ({ traits }: Pick<Brand, 'traits'>) => traits.includes('withdrawalPin')

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
