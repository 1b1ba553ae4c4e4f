import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { asksFor, refuseSentinel } from '../../calls/sentinels.ts'
import { minuteMs } from '../../clock/durations.ts'
import { dayInManila } from '../../clock/manila.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import { units } from '../../money.ts'
import type { Storage } from '../../platform.ts'
import { refuse } from '../../refusal.ts'
import { kycOf } from '../kyc/kyc.ts'
import { bonusOf, findOffer, isEligible } from '../promotions/deposit-offers.ts'
import { checkDeposit } from '../responsible-gaming/check-play.ts'
import type { Deposit } from './deposit.ts'
import { type DepositChannel, depositFee } from './deposit-channels.ts'

const dailyLimit = units(500_000)
const selfPaymentMs = 5_000

/** A deposit to create; the amount is in the minor unit. */
export interface NewDeposit {
  requestId: string
  channel: DepositChannel
  amount: number
  promoId: string
  fields: Record<string, unknown>
  returnUrl: string
}

/**
 * Creates a deposit that awaits its payment, or, where the channel needs no action of the player, is processed.
 * @throws Refusal with the word for what stands against it; `pendingExists` with the `deposit_id` to continue
 */
export function createDeposit(
  platform: Storage,
  currency: string,
  key: WalletKey,
  order: NewDeposit,
): Deposit {
  const { db, now } = platform
  const { channel, amount } = order
  refuseSentinel(amount)
  checkChannel(platform, key, channel)
  checkAmount(platform, key, channel, amount)
  checkDeposit(platform, key, amount)
  const offer = findOffer(order.promoId)
  if (order.promoId !== '' && !(offer && isEligible(db, key, offer, amount))) throw refuse('notEligible')
  const at = now()
  const expiresAt = at + channel.expiresInMinutes * minuteMs
  const isImmediate = channel.action === 'NONE'
  const paysItself = isImmediate || asksFor(amount, 'depositPaysItself')
  const deposit = db.one<Deposit>`INSERT INTO deposits
      (deposit_id, domain, account_id, request_id, channel_code, amount, fee, currency, status, promo_id, bonus,
        fields, return_url, pay_token, reference_no, created_at, updated_at, expires_at, due_at)
    VALUES (${`dp-${randomUUID()}`}, ${key.domain}, ${key.account_id}, ${order.requestId}, ${channel.code},
      ${amount}, ${depositFee(channel, amount)}, ${currency},
      ${isImmediate ? 'PROCESSING' : 'AWAITING_PAYMENT'}, ${order.promoId}, ${offer ? bonusOf(offer, amount) : 0},
      ${JSON.stringify(order.fields)}, ${order.returnUrl}, ${randomBytes(24).toString('base64url')},
      ${newReference()}, ${at}, ${at}, ${expiresAt}, ${paysItself ? at + selfPaymentMs : expiresAt})
    RETURNING *`
  if (!deposit) throw refuse('duplicateRequest')
  db.run`INSERT INTO deposit_steps VALUES (${deposit.deposit_id}, ${deposit.status}, ${at})`
  return deposit
}

function checkChannel({ db }: Storage, key: WalletKey, channel: DepositChannel): void {
  const { domain, account_id } = key
  if (channel.isMaintenance) throw refuse('methodUnavailable')
  if (channel.requiresKyc && kycOf(db, key).status !== 'VERIFIED') throw refuse('kycRequired')
  const pending = db.one<{ deposit_id: string }>`SELECT deposit_id FROM deposits
    WHERE domain = ${domain} AND account_id = ${account_id} AND channel_code = ${channel.code}
      AND status = 'AWAITING_PAYMENT'`
  // The id is an extension of the contract: it lets the player continue.
  if (pending) throw refuse('pendingExists', { deposit_id: pending.deposit_id })
}

function checkAmount(platform: Storage, key: WalletKey, channel: DepositChannel, amount: number): void {
  const refuseAmount = (word: string) => refuse(word, { fields: { amount: word } })
  if (amount < channel.min) throw refuseAmount('amountBelowMin')
  if (amount > channel.max) throw refuseAmount('amountAboveMax')
  if (amount > dailyDepositLeft(platform, key)) throw refuseAmount('dailyLimitReached')
}

/** What a player may still deposit today, in Manila; deposits that came to nothing do not count. */
export function dailyDepositLeft({ db, now }: Storage, { domain, account_id }: WalletKey): number {
  const row = db.one<{ used: number }>`SELECT coalesce(SUM(amount), 0) AS used FROM deposits
    WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${dayInManila(now()).start}
      AND status NOT IN ('EXPIRED', 'CANCELLED', 'REJECTED', 'FAILED')`
  return Math.max(0, dailyLimit - (row?.used ?? 0))
}

// Thirteen digits, as counters and banks accept them.
const newReference = () => `${randomInt(100_000, 1_000_000)}${String(randomInt(10_000_000)).padStart(7, '0')}`
